import "./lib/old-browsers";
import { mount } from "svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import "./design/shapes.css";
import App from "./App.svelte";
import { firstLanguage, speech } from "./lib/i18n.svelte";
import { keepClient } from "./lib/install.svelte";
import { router } from "./lib/router.svelte";
import { look } from "./lib/settings.svelte";
import { nextTask } from "./lib/turns";
import { load, routeOf } from "./screens";

async function start(): Promise<void> {
  const route = routeOf(router.path);
  const speaking = speech.speak(firstLanguage(), route?.area);
  look.follow();
  await nextTask();
  if (route) load(route).catch(() => undefined); // in parallel with the language
  await speaking;
  await nextTask();
  const target = document.getElementById("app");
  if (target) {
    target.replaceChildren(); // the title shown while loading
    mount(App, { target });
  }
  keepClient();
}

start(); // no `await` at the top of a module: televisions of 2022 can't read it

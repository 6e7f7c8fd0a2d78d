import { mount } from "svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import App from "./App.svelte";
import { firstLanguage, speech } from "./lib/i18n.svelte";
import { keepClient } from "./lib/install";
import { look } from "./lib/look.svelte";
import { router } from "./lib/router.svelte";
import { breath } from "./lib/turns";
import { SCREENS } from "./screens";

const screen = SCREENS[router.path[0] ?? ""];
const speaking = speech.speak(firstLanguage(), screen?.area);
look.follow();
await breath();
screen?.load().catch(() => undefined); // beside the language, not after it
await speaking;
await breath();
const target = document.getElementById("app");
if (target) {
  target.replaceChildren(); // the name that stood there while this was loading
  mount(App, { target });
}
keepClient();

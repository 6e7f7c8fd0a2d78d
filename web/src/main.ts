import { mount } from "svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import App from "./App.svelte";
import { firstLanguage, speech } from "./lib/i18n.svelte";
import { keepClient } from "./lib/install";
import { look } from "./lib/look.svelte";

look.follow();
await speech.speak(firstLanguage());
const target = document.getElementById("app");
if (target) {
  target.replaceChildren(); // the name that stood there while this was loading
  mount(App, { target });
}
keepClient();

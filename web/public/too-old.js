// For browsers that can't read the client: one sentence in place of a blank page. Plain old script.
(function () {
  var SENTENCES = {
    en: "This browser is too old for Tablecade. Please update it, or take another device.",
    pl: "Ta przeglądarka jest za stara dla Tablecade. Zaktualizuj ją albo weź inne urządzenie.",
    fr: "Ce navigateur est trop ancien pour Tablecade. Mets-le à jour ou prends un autre appareil.",
    de: "Dieser Browser ist zu alt für Tablecade. Aktualisiere ihn oder nimm ein anderes Gerät.",
  };
  function tell() {
    if (document.getElementById("too-old")) return;
    var line = document.createElement("p");
    line.id = "too-old";
    line.setAttribute("role", "alert");
    line.textContent = SENTENCES[(navigator.language || "en").slice(0, 2)] || SENTENCES.en;
    document.body.insertBefore(line, document.body.firstChild);
  }
  function check() {
    var small = Math.min(screen.width, screen.height) < 600;
    var modules = "noModule" in document.createElement("script");
    if (!modules || (small && !(window.CSS && CSS.supports("container-type: inline-size")))) tell();
  }
  // A script that can't be parsed leaves the title of the page as it was.
  window.addEventListener("error", function () {
    if (document.querySelector("#app .splash")) tell();
  });
  document.addEventListener("DOMContentLoaded", check);
})();

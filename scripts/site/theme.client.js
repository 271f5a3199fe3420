// Runs before the page is drawn, so that it appears in the colours that the reader has chosen.
const chosen = localStorage.getItem("scheme");
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.scheme = chosen;

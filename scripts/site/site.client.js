import MiniSearch from "minisearch";

const root = document.documentElement;

/* The colours: the reader's choice, else those of the system. */
const button = document.querySelector(".scheme");
const isDark = () =>
  root.dataset.scheme
    ? root.dataset.scheme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
const nameScheme = () => {
  button.textContent = isDark() ? "Light" : "Dark";
  button.setAttribute("aria-label", `Switch to ${isDark() ? "light" : "dark"} colours`);
};
button.addEventListener("click", () => {
  root.dataset.scheme = isDark() ? "light" : "dark";
  localStorage.setItem("scheme", root.dataset.scheme);
  nameScheme();
});
nameScheme();
button.hidden = false;

/* The search: its index is made in the browser, when the reader first needs it. */
const form = document.querySelector(".search");
const field = form.querySelector("input");
const found = form.querySelector("#found");
const status = form.querySelector("[role=status]");
const MOST = 8;

let loading;
const theIndex = () => {
  loading ??= fetch("/search.json")
    .then((answer) => answer.json())
    .then((entries) => {
      const index = new MiniSearch({
        fields: ["heading", "page", "text"],
        storeFields: ["address", "page", "heading", "section", "text"],
        // A code such as PAYMENT_NOT_FOUND is one word and its parts.
        tokenize: (text) => text.split(/[^\p{L}\p{N}_]+/u).flatMap((one) => [one, ...partsOf(one)]),
        searchOptions: {
          boost: { heading: 4, page: 3 },
          prefix: true,
          fuzzy: 0.15,
          combineWith: "AND",
          // A guide answers more than the reference, and that more than the record of a decision.
          boostDocument: (_id, _term, { address }) =>
            address.startsWith("/guides/") ? 2 : address.startsWith("/decisions/") ? 0.4 : 1,
        },
      });
      index.addAll(entries);
      return index;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
};
const partsOf = (word) => (word.includes("_") ? word.split("_").filter(Boolean) : []);

const excerpt = (text, query) => {
  const at = text.toLowerCase().indexOf(query.toLowerCase().split(" ")[0]);
  const from = Math.max(0, at - 50);
  return `${from > 0 ? "… " : ""}${text.slice(from, from + 130)}`;
};

const line = (name, text) => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

const show = async () => {
  const query = field.value.trim();
  if (query.length < 2) {
    found.hidden = true;
    found.replaceChildren();
    status.textContent = "";
    return;
  }
  const index = await theIndex();
  if (field.value.trim() !== query) return;
  const results = index.search(query).slice(0, MOST);
  found.replaceChildren(
    ...results.map(({ address, page, heading, section, text }) => {
      const link = line("a", "");
      link.href = address;
      link.append(
        line("strong", heading || page),
        line("span", heading ? `${section} · ${page}` : section),
        line("small", excerpt(text, query)),
      );
      return link;
    }),
  );
  if (results.length === 0) found.append(line("p", "Nothing found."));
  found.hidden = false;
  status.textContent = `${results.length} results`;
};

field.addEventListener("focus", () => theIndex().catch(() => {}));
field.addEventListener("input", () =>
  show().catch(() => {
    status.textContent = "The search could not be loaded.";
  }),
);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  found.querySelector("a")?.click();
});
form.addEventListener("keydown", (event) => {
  const links = [...found.querySelectorAll("a")];
  const place = links.indexOf(document.activeElement);
  if (event.key === "Escape") {
    found.hidden = true;
    field.focus();
  } else if (event.key === "ArrowDown" && links.length > 0) {
    links[Math.min(place + 1, links.length - 1)].focus();
  } else if (event.key === "ArrowUp" && place >= 0) {
    (links[place - 1] ?? field).focus();
  } else {
    return;
  }
  event.preventDefault();
});
form.addEventListener("focusout", ({ relatedTarget }) => {
  if (!form.contains(relatedTarget)) found.hidden = true;
});
found.addEventListener("click", () => {
  found.hidden = true;
});
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest("input, textarea");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  field.focus();
});
form.hidden = false;

/* Copying code. */
for (const block of document.querySelectorAll(".code")) {
  const copy = line("button", "Copy");
  copy.type = "button";
  copy.className = "copy";
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.querySelector("code").textContent);
    copy.textContent = "Copied";
    setTimeout(() => {
      copy.textContent = "Copy";
    }, 2_000);
  });
  block.append(copy);
}

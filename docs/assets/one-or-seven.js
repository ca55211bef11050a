// "One or seven?": the 1-vs-7 example, worked out anew at each click.
// Whole numbers are BigInt, so that every fraction is exact.
"use strict";

const board = document.getElementById("ov-board");
const classes = [1, 7];
const state = { x: [], images: [], halves: 0n };

function at(id) {
  return document.getElementById(`ov-${id}`);
}

// ---- the arithmetic: a fraction is [numerator, denominator] ----

function reduced([top, bottom]) {
  let [a, b] = [top, bottom];
  while (b) {
    [a, b] = [b, a % b];
  }
  return [top / a, bottom / a];
}

function times([a, b], [c, d]) {
  return reduced([a * c, b * d]);
}

function plus([a, b], [c, d]) {
  return reduced([a * d + c * b, b * d]);
}

function over([a, b], [c, d]) {
  return reduced([a * d, b * c]);
}

function imagesOf(c) {
  return state.images.filter((image) => image.c === c);
}

function agreeing(c, j) {
  const alike = imagesOf(c).filter((image) => image.bits[j] === state.x[j]);
  return alike.length;
}

// (count + alpha) / (total + 2 alpha), where alpha is given in halves
function factor(count, total) {
  const top = 2n * BigInt(count) + state.halves;
  const bottom = 2n * BigInt(total) + 2n * state.halves;
  const even = top % 2n === 0n;
  return even ? [top / 2n, bottom / 2n] : [top, bottom];
}

function prior(c) {
  return [BigInt(imagesOf(c).length), BigInt(state.images.length)];
}

function product(c) {
  const total = imagesOf(c).length;
  let result = [1n, 1n];
  for (let j = 0; j < 9; j += 1) {
    result = times(result, factor(agreeing(c, j), total));
  }
  return result;
}

// ---- what is shown ----

function fraction([top, bottom], whole) {
  return whole && bottom === 1n ? `${top}` : `${top}/${bottom}`;
}

function decimal([top, bottom]) {
  const value = Number(top) / Number(bottom);
  return Number.isInteger(value) ? `${value}` : value.toPrecision(4);
}

// A factor stays as it was counted: 4/4, where a score would be 1.
function show(id, number, whole = true) {
  const exact = document.createElement("span");
  exact.className = "ov-exact";
  const [top, bottom] = fraction(number, whole).split("/");
  exact.append(top);
  if (bottom) {
    exact.append("/", document.createElement("wbr"), bottom);
  }
  const about = document.createElement("span");
  about.className = "ov-about";
  about.textContent = bottom ? decimal(number) : "";
  at(id).replaceChildren(exact, about);
}

function showFactors() {
  for (let j = 0; j < 9; j += 1) {
    at(`state-${j}`).textContent = state.x[j] ? "on" : "off";
    for (const c of classes) {
      const total = imagesOf(c).length;
      const count = agreeing(c, j);
      at(`count-${c}-${j}`).textContent = `${count} of ${total}`;
      show(`factor-${c}-${j}`, factor(count, total), false);
    }
  }
}

function showResults() {
  const scores = {};
  for (const c of classes) {
    scores[c] = times(prior(c), product(c));
    show(`prior-${c}`, prior(c));
    show(`product-${c}`, product(c));
    show(`score-${c}`, scores[c]);
  }
  const evidence = plus(scores[1], scores[7]);
  for (const c of classes) {
    if (evidence[0] === 0n) {
      at(`posterior-${c}`).textContent = "0 divided by 0";
    } else {
      show(`posterior-${c}`, over(scores[c], evidence));
    }
  }
  showVerdict(scores, evidence);
}

function showVerdict(scores, evidence) {
  const isZero = evidence[0] === 0n;
  const share = isZero ? [1n, 2n] : over(scores[1], evidence);
  const [top, bottom] = share;
  const percent = (100 * Number(top)) / Number(bottom);
  at("bar-1").style.width = isZero ? "0" : `${percent}%`;
  at("bar-7").style.width = isZero ? "0" : `${100 - percent}%`;
  at("verdict").textContent = verdict(isZero, top, bottom);
}

function verdict(isZero, top, bottom) {
  if (isZero) {
    return "Both scores are 0: there is nothing to divide by. " +
      "With alpha above 0 no factor is 0.";
  }
  if (2n * top === bottom) {
    return "A tie: both classes have probability 1/2. " +
      "The first class, 1, is given.";
  }
  const winner = 2n * top > bottom ? 1 : 7;
  const share = winner === 1 ? top : bottom - top;
  const about = share === bottom ? "" : "about ";
  const probability = about + decimal([share, bottom]);
  return `It is a ${winner}, with probability ${probability}.`;
}

function showPressed() {
  for (const button of board.querySelectorAll("[data-pixel]")) {
    const bits = button.closest(".ov-grid").bits;
    const isOn = bits[Number(button.dataset.pixel)] === 1;
    if (button.getAttribute("aria-pressed") !== String(isOn)) {
      button.setAttribute("aria-pressed", String(isOn));
    }
  }
  const typed = state.x.join("");
  if (document.activeElement !== at("typed")) {
    at("typed").value = typed;
  }
}

function showAll() {
  showPressed();
  showFactors();
  showResults();
}

// ---- grids of buttons ----

function fillGrid(grid, bits, name) {
  grid.bits = bits;
  grid.replaceChildren();
  for (let j = 0; j < 9; j += 1) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.pixel = j;
    button.tabIndex = j === 0 ? 0 : -1;
    button.setAttribute("aria-label", `${name}pixel ${j + 1}`);
    button.addEventListener("click", () => {
      bits[j] = 1 - bits[j];
      makeTabStop(grid, j);
      showAll();
    });
    grid.append(button);
  }
  grid.addEventListener("keydown", moveFocus);
}

// of the nine buttons of a grid the Tab key reaches one
function makeTabStop(grid, j) {
  grid.querySelector("[tabindex='0']").tabIndex = -1;
  grid.children[j].tabIndex = 0;
}

function moveFocus(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return; // the browser's own keys
  }
  if (event.key.length === 1) {
    event.stopPropagation(); // the theme goes to other pages by letters
  }
  const j = Number(event.target.dataset.pixel);
  const column = j % 3;
  const places = {
    ArrowLeft: column > 0 ? j - 1 : j,
    ArrowRight: column < 2 ? j + 1 : j,
    ArrowUp: j > 2 ? j - 3 : j,
    ArrowDown: j < 6 ? j + 3 : j,
    Home: 0,
    End: 8,
  };
  if (event.key in places) {
    event.preventDefault();
    makeTabStop(event.currentTarget, places[event.key]);
    event.currentTarget.children[places[event.key]].focus();
  }
}

// ---- the training images ----

function showTraining() {
  for (const c of classes) {
    const images = imagesOf(c);
    const word = images.length === 1 ? "image" : "images";
    at(`size-${c}`).textContent = `Class ${c}: ${images.length} ${word}`;
    const blocks = images.map((image, i) => trainingImage(image, i + 1));
    at(`images-${c}`).replaceChildren(...blocks);
  }
}

function trainingImage(image, number) {
  const block = document.createElement("div");
  const name = `image ${number} of class ${image.c}`;
  const grid = document.createElement("div");
  grid.className = "ov-grid";
  grid.setAttribute("role", "group");
  grid.setAttribute("aria-label", name);
  fillGrid(grid, image.bits, `${name}, `);
  const remove = document.createElement("button");
  remove.type = "button";
  remove.className = "ov-button";
  remove.textContent = "Remove";
  remove.setAttribute("aria-label", `Remove ${name}`);
  remove.disabled = imagesOf(image.c).length === 1;
  remove.addEventListener("click", () => removeImage(image));
  block.append(grid, remove);
  return block;
}

function removeImage(image) {
  const place = imagesOf(image.c).indexOf(image);
  state.images = state.images.filter((other) => other !== image);
  showTraining();
  showAll();
  const blocks = at(`images-${image.c}`).children;
  const next = blocks[Math.min(place, blocks.length - 1)];
  const button = next.querySelector(".ov-button");
  const focused = button.disabled ? at(`add-${image.c}`) : button;
  focused.focus({ preventScroll: true });
}

function addImage(c) {
  state.images.push({ c, bits: [...state.x] });
  showTraining();
  showAll();
}

function reset() {
  const images = JSON.parse(board.dataset.images);
  state.x = [...board.dataset.x].map(Number);
  state.images = images.map(([c, ...bits]) => ({ c, bits }));
  state.halves = 0n;
  board.querySelector("[name=alpha][value='0']").checked = true;
  fillGrid(at("x"), state.x, "");
  showTraining();
  showAll();
}

function readAlpha() {
  const chosen = board.querySelector("[name=alpha]:checked");
  state.halves = BigInt(chosen.value);
  showAll();
}

function readTyped() {
  const typed = at("typed").value.replace(/[\s,()[\]]/g, "");
  const isImage = /^[01]{9}$/.test(typed);
  showHint(isImage, typed.length);
  if (isImage) {
    [...typed].forEach((digit, j) => {
      state.x[j] = Number(digit);
    });
    showAll();
  }
}

function showHint(isImage, length) {
  at("typed").setAttribute("aria-invalid", String(!isImage));
  at("hint").textContent = isImage
    ? "nine digits, 1 is on"
    : `not an image yet: ${length} of nine digits, each 0 or 1`;
}

function leaveTyped() {
  showHint(true, 9);
  at("typed").value = state.x.join("");
}

at("typed").addEventListener("input", readTyped);
at("typed").addEventListener("blur", leaveTyped);
at("reset").addEventListener("click", reset);
for (const c of classes) {
  at(`add-${c}`).addEventListener("click", () => addImage(c));
}
for (const choice of board.querySelectorAll("[name=alpha]")) {
  choice.addEventListener("change", readAlpha);
}
reset();
// a browser that comes back to the page may have kept the choice
addEventListener("pageshow", readAlpha);

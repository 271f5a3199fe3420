/** The modules that the SVG of a code draws, true where they are dark. */
export const matrixOf = (svg: string): boolean[][] => {
  const size = Number(/viewBox="0 0 (\d+) \d+"/u.exec(svg)?.[1]);
  const matrix = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const bars = /<path d="([^"]*)"/u.exec(svg)?.[1] ?? "";
  for (const [, x, y, run] of bars.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu)) {
    matrix[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  return matrix;
};

import { encode } from "uqr";

/** Four modules of margin, as readers expect [ISO/IEC 18004]. */
const MARGIN = 4;

/** The code of an address: each run of dark modules is one bar. */
export const codeSvg = (url: string): string => {
  const { data, size } = encode(url, { ecc: "M", border: MARGIN });
  const bars = data.flatMap((row, y) => {
    const modules = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...modules.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path d="${bars.join("")}"/></svg>`
  );
};

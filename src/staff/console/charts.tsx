import { scaleLinear, scaleTime } from "d3-scale";
import { line, stack } from "d3-shape";
import type { Child } from "hono/jsx";

/**
 * Charts as SVG, drawn on the server. Colours come from the sheet by class names, and a table with
 * the same figures always stands behind a chart.
 */
const width = 720;
const height = 200;
const edge = { left: 44, right: 20, top: 8, bottom: 22 };

export interface Step {
  /** Milliseconds since the epoch. */
  from: number;
}

interface Frame<S extends Step> {
  /** The text alternative of the chart. */
  label: string;
  steps: readonly S[];
  /** The length of a step in milliseconds. */
  stepMs: number;
}

const timeScale = ({ steps, stepMs }: Frame<Step>) => {
  const first = steps[0]?.from ?? 0;
  const last = (steps.at(-1)?.from ?? first) + stepMs;
  return scaleTime([new Date(first), new Date(last)], [edge.left, width - edge.right]);
};

/** A stacked bar for each step, with the first series at the bottom. */
export const StackedBars = <S extends Step>(
  props: Frame<S> & { series: readonly { name: string; of(step: S): number }[] },
) => {
  const { steps, series } = props;
  const x = timeScale(props);
  const layers = stack<S, string>()
    .keys(series.map(({ name }) => name))
    .value((step, name) => series.find((known) => known.name === name)?.of(step) ?? 0)(steps);
  const most = Math.max(1, ...(layers.at(-1) ?? []).map(([, top]) => top));
  const y = scaleLinear([0, most], [height - edge.bottom, edge.top]).nice(4);
  const bar = Math.max(1, (width - edge.left - edge.right) / Math.max(1, steps.length) - 1);
  return (
    <Drawing label={props.label} x={x} y={y} written={wholeNumber}>
      {layers.map((layer) => (
        <path
          class={layer.key}
          d={layer
            .map(([bottom, top], place) =>
              top > bottom
                ? `M${rounded(x(steps[place]?.from ?? 0))} ${rounded(y(bottom))}` +
                  `h${rounded(bar)}V${rounded(y(top))}h${-rounded(bar)}z`
                : "",
            )
            .join("")}
        />
      ))}
    </Drawing>
  );
};

/** Counts are whole, so the axis shows no fractions. */
const wholeNumber = (value: number): string => (Number.isInteger(value) ? String(value) : "");

/** A line of shares from 0 to 1, with a gap where a step has no share. */
export const ShareLine = <S extends Step>(props: Frame<S> & { of(step: S): number | null }) => {
  const { steps, of, stepMs } = props;
  const x = timeScale(props);
  const y = scaleLinear([0, 1], [height - edge.bottom, edge.top]);
  const path = line<S>()
    .defined((step) => of(step) !== null)
    .x((step) => rounded(x(step.from + stepMs / 2)))
    .y((step) => rounded(y(of(step) ?? 0)))([...steps]);
  const alone = steps.filter(
    (step, place) => of(step) !== null && !isBeside(steps, place, (other) => of(other) !== null),
  );
  return (
    <Drawing label={props.label} x={x} y={y} written={(value) => `${Math.round(value * 100)} %`}>
      <path class="line" d={path ?? ""} />
      {alone.map((step) => (
        <circle
          class="dot"
          cx={rounded(x(step.from + stepMs / 2))}
          cy={rounded(y(of(step) ?? 0))}
          r="3"
        />
      ))}
    </Drawing>
  );
};

/** Whether the line connects this step with one beside it. */
const isBeside = <S,>(steps: readonly S[], place: number, is: (step: S) => boolean): boolean =>
  [steps[place - 1], steps[place + 1]].some((step) => step !== undefined && is(step));

const rounded = (value: number): number => Math.round(value * 10) / 10;

interface Axes {
  label: string;
  x: ReturnType<typeof timeScale>;
  y: ReturnType<typeof scaleLinear<number>>;
  /** Empty for a value that is not shown. */
  written(value: number): string;
  children: Child;
}

/** The axes, with the drawing between them. */
const Drawing = ({ label, x, y, written, children }: Axes) => {
  const [begin, end] = x.domain();
  const isLong = Number(end) - Number(begin) > 2 * 86_400_000;
  const shown = new Intl.DateTimeFormat("en-GB", isLong ? dayOf : timeOf);
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {y
        .ticks(4)
        .filter((value) => written(value) !== "")
        .map((value) => (
          <g class="tick">
            <line
              x1={edge.left}
              x2={width - edge.right}
              y1={rounded(y(value))}
              y2={rounded(y(value))}
            />
            <text x={edge.left - 6} y={rounded(y(value) + 4)} text-anchor="end">
              {written(value)}
            </text>
          </g>
        ))}
      {children}
      {x.ticks(6).map((time) => (
        <text class="tick" x={rounded(x(time))} y={height - 6} text-anchor="middle">
          {shown.format(time)}
        </text>
      ))}
    </svg>
  );
};

const utc = { timeZone: "UTC" } as const;
const timeOf = { hour: "2-digit", minute: "2-digit", ...utc } as const;
const dayOf = { day: "2-digit", month: "short", ...utc } as const;

/** A share of the largest value, as a bar in a table. The number stands beside it. */
export const Bar = ({ value, most }: { value: number; most: number }) => (
  <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width={most > 0 ? rounded((value / most) * 100) : 0} height="8" />
  </svg>
);

import { CheckIcon, LockIcon } from "./icons.tsx";

/** What every page has on which a customer decides: how far it is, and what nobody asks here. */
interface ProgressProps {
  /** The names of the steps, in order. */
  names: readonly string[];
  /** The place of the present step; one past the last when all are done. */
  current: number;
  words: {
    /** The label of the line. */
    steps: string;
    /** Said of a step that is over, to screen readers. */
    step_is_done: string;
  };
}

export const Progress = ({ names, current, words }: ProgressProps) => (
  <ol class="progress" aria-label={words.steps}>
    {names.map((name, place) => (
      <li
        class={place < current ? "done" : place === current ? "current" : undefined}
        aria-current={place === current ? "step" : undefined}
      >
        <span class="dot" aria-hidden="true">
          {place < current ? <CheckIcon /> : place + 1}
        </span>
        <span>
          {name}
          {place < current && <span class="unseen"> ({words.step_is_done})</span>}
        </span>
      </li>
    ))}
  </ol>
);

export const Assurance = ({ text }: { text: string }) => (
  <p class="assurance">
    <LockIcon /> {text}
  </p>
);

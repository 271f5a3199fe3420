import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import type { Customer } from "../../src/conformance/customer.ts";
import type { Mover } from "../../src/conformance/rail/movements.ts";

const ask = async (question: string): Promise<string> => {
  const line = createInterface({ input: stdin, output: stdout });
  try {
    return (await line.question(`      ${question} `)).trim();
  } finally {
    line.close();
  }
};

/** A person who submits movements at a bank; null if nobody sits at the terminal. */
export const moverAtTerminal = (): Mover | null => {
  if (!stdin.isTTY) return null;
  return {
    async submit(instructed) {
      const members = Object.entries(instructed).map(
        ([name, value]) => `        ${name}: ${value}`,
      );
      const how = "Submit this movement, then press Enter (no if you cannot):";
      const said = await ask(`${how}\n${members.join("\n")}\n     `);
      return said === "no" ? "nobody could" : null;
    },
  };
};

/** A person who has the customer's phone; null if nobody sits at the terminal. */
export const customerAtTerminal = (): Customer | null => {
  if (!stdin.isTTY) return null;
  return {
    async readCode(_, phoneMasked) {
      const where = phoneMasked === null ? "" : ` to ${phoneMasked}`;
      const code = await ask(`The bank has sent a code${where}. The code (Enter if none came):`);
      return code === "" ? null : code;
    },
    async answerPrompt(_, displayCode, answer) {
      const verb = answer === "APPROVED" ? "Approve" : "Decline";
      const how = `${verb} the newest prompt, which shows ${displayCode}, then press Enter`;
      return (await ask(`${how} (no if none came):`)) !== "no";
    },
  };
};

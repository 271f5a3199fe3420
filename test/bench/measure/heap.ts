import { once } from "node:events";
import { requestOk } from "../../../scripts/local/http.ts";

/** The JavaScript heaps of a workerd, over its inspector. */
interface InspectorTarget {
  webSocketDebuggerUrl: string;
}

/**
 * Makes every isolate of a workerd collect its garbage; returns the bytes of their heaps. workerd
 * leaves HeapProfiler.collectGarbage unanswered, but a heap snapshot begins with a collection.
 */
export const collectGarbage = async (inspectorPort: number): Promise<number> => {
  const targets = await requestOk<InspectorTarget[]>(`http://127.0.0.1:${inspectorPort}/json`);
  let bytes = 0;
  for (const { webSocketDebuggerUrl } of targets) bytes += await collectIn(webSocketDebuggerUrl);
  return bytes;
};

const collectIn = async (url: string): Promise<number> => {
  const socket = new WebSocket(url);
  await once(socket, "open");
  try {
    await ask(socket, 1, "HeapProfiler.takeHeapSnapshot");
    const { usedSize } = await ask<{ usedSize: number }>(socket, 2, "Runtime.getHeapUsage");
    return usedSize;
  } finally {
    socket.close();
  }
};

const ask = <Answer>(socket: WebSocket, id: number, method: string): Promise<Answer> => {
  const answered = new Promise<Answer>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      const said = JSON.parse(String(data));
      // The snapshot itself comes as events, which have no id.
      if (said.id === id) resolve(said.result);
    });
  });
  socket.send(JSON.stringify({ id, method }));
  return answered;
};

/**
 * The live status of an object: WebSockets that hibernate with it. Each has its browser's id as a
 * tag, because browsers may see different views.
 */
type LiveMessage = (browserId: string) => object;

/** The most open pages of one object; further pages poll. */
const MAX_LISTENERS = 20;

const TAG = "browser:";

/** Opens a socket and sends the current status. The worker has checked the token. */
export const listen = (
  context: DurableObjectState,
  request: Request,
  message: LiveMessage,
): Response => {
  if (context.getWebSockets().length >= MAX_LISTENERS) return new Response(null, { status: 429 });
  const { 0: client, 1: server } = new WebSocketPair();
  const browserId = request.headers.get("x-browser-id") ?? "";
  context.acceptWebSocket(server, [TAG + browserId]);
  server.send(JSON.stringify(message(browserId)));
  const protocol = request.headers.get("sec-websocket-protocol") ?? "";
  return new Response(null, {
    status: 101,
    webSocket: client,
    headers: { "sec-websocket-protocol": protocol },
  });
};

export const broadcast = (context: DurableObjectState, message: LiveMessage): void => {
  for (const socket of context.getWebSockets()) {
    const [tag = TAG] = context.getTags(socket);
    try {
      socket.send(JSON.stringify(message(tag.slice(TAG.length))));
    } catch {
      // A closing socket receives nothing more; its page polls.
    }
  }
};

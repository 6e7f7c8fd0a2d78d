import type { Greeting } from "$/wire/types";

const SHORTEST = 300;
const LONGEST = 5000;
/** Close codes of refusals are this plus the HTTP status. */
const REFUSED = 4000;
/** After so many milliseconds asleep, a phone's socket may be dead without an event. */
const STALE = 5000;
/** Milliseconds in which a new socket must bring its first message. */
const CONNECTING = 10_000;

export interface Listener<T> {
  greeting: () => Greeting;
  /** Left out where the server sends nothing: then no first message is waited for. */
  hear?: (message: T) => void;
  opened?: () => void;
  lost?: () => void;
  refused: (status: number) => void;
}

/** A WebSocket that reconnects by itself, until it is closed or the server refuses it. */
export class Connection<T> {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #failures = 0;
  #hiddenSince = 0;
  readonly #stop = new AbortController();

  constructor(
    private readonly path: string,
    private readonly listener: Listener<T>,
  ) {
    const { signal } = this.#stop;
    addEventListener("online", () => this.#reopen(), { signal });
    addEventListener("offline", () => this.lose(), { signal });
    document.addEventListener("visibilitychange", () => this.#wake(), { signal });
    this.#open();
  }

  /** Sends a message, or drops it if the socket is not open. */
  send(message: unknown): void {
    if (this.#greeted) this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#stop.abort();
    clearTimeout(this.#timer);
    this.#drop();
  }

  #open(): void {
    const base = document.baseURI.replace(/^http/, "ws");
    const socket = new WebSocket(new URL(`api${this.path}`, base).href);
    let received = false;
    this.#socket = socket;
    this.#greeted = false;
    this.#timer = setTimeout(() => this.lose(), CONNECTING);
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.greeting()));
      this.#greeted = true;
      if (this.listener.hear) return;
      // Only after a while open a silent socket counts as a success: a refused greeting would be
      // sent again and again without a pause.
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.#failures = 0), CONNECTING);
    };
    socket.onmessage = (event) => {
      this.#failures = 0;
      if (!received) clearTimeout(this.#timer);
      this.listener.hear?.(JSON.parse(String(event.data)) as T);
      if (!received) this.listener.opened?.();
      received = true;
    };
    socket.onclose = (event) => this.#closed(event.code);
  }

  #closed(code: number): void {
    this.#socket = null;
    clearTimeout(this.#timer);
    if (code >= REFUSED + 400 && code < REFUSED + 429) this.listener.refused(code - REFUSED);
    else this.#retry();
  }

  /** Opens another socket, because this one does not answer. It doesn't wait for the server to
   * confirm the close: without a network it never does. */
  lose(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#retry();
  }

  #retry(): void {
    this.listener.lost?.();
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.#failures);
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait * (0.8 + Math.random() * 0.4));
  }

  #wake(): void {
    if (document.hidden) this.#hiddenSince = Date.now();
    else if (Math.abs(Date.now() - this.#hiddenSince) > STALE) this.#reopen();
  }

  #reopen(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#failures = 0;
    this.#open();
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null;
  }
}

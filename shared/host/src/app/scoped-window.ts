/**
 * The window as one router may see it. single-spa repeats every push as a `popstate`, so that other
 * listeners hear of it; the router that pushed would take the echo for a move back: it would load
 * again, call the move a POP and break its blockers. Only that echo is kept from it.
 */
export function scopedWindow(): Window {
  let lastOwnKey: unknown;
  const wrapped = new Map<unknown, EventListener>();

  const history = new Proxy(window.history, {
    get(target, name) {
      if (name === 'pushState' || name === 'replaceState')
        return (state: { key?: string } | null, unused: string, url?: string) => {
          lastOwnKey = state?.key;
          target[name](state, unused, url);
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

  const isOwnEcho = (event: Event) => {
    const { singleSpa, state } = event as PopStateEvent & { singleSpa?: boolean };
    const key = (state as { key?: string } | null)?.key;
    return singleSpa === true && key !== undefined && key === lastOwnKey;
  };

  return new Proxy(window, {
    get(target, name) {
      if (name === 'history') return history;
      if (name === 'addEventListener')
        return (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
          if (type !== 'popstate') return target.addEventListener(type, listener, options);
          const filtered: EventListener = (event) => {
            if (!isOwnEcho(event)) listener(event);
          };
          wrapped.set(listener, filtered);
          target.addEventListener(type, filtered, options);
        };
      if (name === 'removeEventListener')
        return (type: string, listener: EventListener, options?: AddEventListenerOptions) =>
          target.removeEventListener(type, wrapped.get(listener) ?? listener, options);
      const value: unknown = Reflect.get(target, name);
      // Constructors stay themselves; other functions need the real window as `this`.
      return typeof value === 'function' && !/^[A-Z]/.test(String(name))
        ? value.bind(target)
        : value;
    },
  });
}

/** The part of the provider's script that runs in the merchant's page; it names nothing of its surroundings. */
function pgweb() {
  const { src } = document.currentScript as HTMLScriptElement;
  const address = src.replace(/\/[^/]*$/, '/window');
  const own = window as unknown as Record<string, () => void>;
  const goPay = (form: HTMLFormElement) => {
    const frame = document.createElement('iframe');
    frame.name = 'nicepay_window';
    frame.title = '결제 창';
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      zIndex: '2147483647',
      background: '#fff',
    });
    document.body.append(frame);
    const before = { action: form.action, target: form.target, charset: form.acceptCharset };
    form.action = address;
    form.target = frame.name;
    form.acceptCharset = 'euc-kr';
    form.method = 'post';
    form.submit();
    form.action = before.action;
    form.target = before.target;
    form.acceptCharset = before.charset;
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== new URL(address).origin) return;
      window.removeEventListener('message', hear);
      frame.remove();
      const { fields } = data as { fields: Record<string, string> | null };
      if (fields === null) return own['nicepayClose']?.();
      for (const [name, value] of Object.entries(fields)) {
        const known = form.elements.namedItem(name);
        const input = known instanceof HTMLInputElement ? known : document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      own['nicepaySubmit']?.();
    };
    window.addEventListener('message', hear);
    frame.focus();
  };
  Object.assign(window, { goPay });
}

/** nicepay-pgweb.js: `goPay(form)`, which calls the globals `nicepaySubmit` and `nicepayClose`. */
export const pgwebScript = `(${String(pgweb)})()`;

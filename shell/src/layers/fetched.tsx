import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { reportShellFailure } from '../release/failure.ts';
import { closeLayer, notify } from './layers.ts';
import type { Layer } from '../state/layers.ts';

type Loaded<Props> = { Content: ComponentType<Props> } | { error: unknown } | null;

/**
 * Renders a component of another chunk once it has loaded. Unlike React's `lazy`, loads again when it is mounted
 * again after a failure.
 * @throws the loading error, while rendering
 */
export function Fetched<Props extends object>({
  load,
  props,
}: {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
}) {
  const [loaded, setLoaded] = useState<Loaded<Props>>(null);
  useEffect(() => {
    load().then(
      ({ default: Content }) => setLoaded({ Content }),
      (error: unknown) => setLoaded({ error }),
    );
  }, [load]);
  if (loaded && 'error' in loaded) throw loaded.error;
  return loaded && <loaded.Content {...props} />;
}

/** Closes a dialog whose code cannot be loaded, and tells the customer. */
export class LayerBoundary extends Component<
  { layer: Layer; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    reportShellFailure(error, 'load');
    closeLayer(this.props.layer.id, null);
    notify('창을 열지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.');
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

/** Keeps an error of one part from taking its neighbours along. */
export class Boundary extends Component<
  { children: ReactNode; fallback(error: unknown): ReactNode },
  { failed: boolean; error: unknown }
> {
  override state = { failed: false, error: null as unknown };
  static getDerivedStateFromError = (error: unknown) => ({ failed: true, error });
  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}

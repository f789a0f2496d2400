import { Component, type ReactNode } from 'react';

interface Props {
  /** What is rendered; the children are tried again when it changes. */
  of?: unknown;
  children: ReactNode;
  fallback(error: unknown): ReactNode;
}
interface State {
  failed: boolean;
  error: unknown;
  of: unknown;
}

/** Keeps an error of one part from taking its neighbours along. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, error: null, of: this.props.of };
  static getDerivedStateFromError = (error: unknown) => ({ failed: true, error });
  static getDerivedStateFromProps = ({ of }: Props, state: State) =>
    of === state.of ? null : { failed: false, error: null, of };
  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}

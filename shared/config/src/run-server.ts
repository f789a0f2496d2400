import { flushCompileCache } from 'node:module';
import { keepMemorySteady } from './steady-memory.ts';
import { ConfigError, loadDotEnv, readConfig, type Config } from './config.ts';

/**
 * Runs a server as a process: tells its parent when it listens, and stops on a signal or when its parent ends.
 * @param name starts the line that says why the server could not start
 * @param port variable of its port, which that line names if the port is taken
 * @param start resolves, once it listens, to a function that closes it
 */
export function runServer(
  name: string,
  port: 'PORT' | 'DESK_PORT' | 'SANDBOX_PORT',
  start: (config: Config) => Promise<() => Promise<unknown>>,
): void {
  const run = async () => {
    loadDotEnv();
    const started = start(readConfig());
    const stop = () => void started.then((close) => close()).then(() => process.exit(0));
    // Register before it listens: a signal may arrive as soon as somebody sees that it does.
    process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
    await started;
    keepMemorySteady();
    // Written now, and not only when the server ends, because it may be killed.
    flushCompileCache();
    process.send?.('ready');
  };
  run().catch((error: unknown) => {
    const { code, stack, port: taken } = error as NodeJS.ErrnoException & { port?: number };
    const known =
      error instanceof ConfigError
        ? error.message
        : code === 'EADDRINUSE'
          ? `port ${taken} is taken: choose another with ${port}`
          : null;
    process.stderr.write(`${name}: ${known ?? stack ?? String(error)}\n`);
    process.exit(1);
  });
}

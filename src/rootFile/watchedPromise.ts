/** Promises whose chains report the errors in them, even if nobody keeps the end of the chain. */

const never = new Promise<never>(() => undefined);

/**
 * A chain in which something is thrown ends there, so that no rejection is left that nobody handles.
 *
 * @param onError called with each error that is thrown in a step of any chain that begins with such a promise
 */
export function watchedPromise(onError: (error: unknown) => void): PromiseConstructor {
  return class WatchedPromise<T> extends Promise<T> {
    override then<Done = T, Failed = never>(
      onDone?: ((value: T) => Done | PromiseLike<Done>) | null,
      onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
    ): Promise<Done | Failed> {
      const watched =
        onDone &&
        ((value: T): Done | PromiseLike<Done> => {
          try {
            return onDone(value);
          } catch (error) {
            onError(error);
            return never;
          }
        });
      return super.then(watched, onFailed);
    }
  };
}

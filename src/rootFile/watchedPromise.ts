/** Promises whose chains report the errors in them, even if nobody keeps the end of the chain. */

const never = new Promise<never>(() => undefined);

/**
 * A chain in which something is thrown ends there, so that no rejection is left that nobody handles.
 *
 * @param tell hears of what is thrown in a step of any chain that begins with such a promise
 */
export function watchedPromise(tell: (error: unknown) => void): PromiseConstructor {
  return class Watched<T> extends Promise<T> {
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
            tell(error);
            return never;
          }
        });
      return super.then(watched, onFailed);
    }
  };
}

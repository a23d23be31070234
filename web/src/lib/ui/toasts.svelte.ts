// Short sentences that come and go at the lower edge: what failed, what was copied. Read out, too.
import { ApiError, sentence } from "../net/api";

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN = 6000;
let count = 0;

class Toasts {
  all = $state.raw<Toast[]>([]);

  private add(text: string, bad: boolean): number {
    const same = this.all.find((each) => each.text === text);
    if (same) this.drop(same.id);
    const id = ++count;
    this.all = [...this.all, { id, text, bad }].slice(-3);
    setTimeout(() => this.drop(id), SHOWN);
    return id;
  }

  /** The id of the toast, to drop it early. */
  show(text: string): number {
    return this.add(text, false);
  }

  /** Shows an error in the reader's language. A bug of this page is logged to the console too. */
  readonly fail = (failure: unknown): void => {
    if (!(failure instanceof ApiError)) console.error(failure);
    this.add(sentence(failure), true);
  };

  /** Does something that may fail, and says so if it does; did it work? */
  attempt(work: () => Promise<unknown>): Promise<boolean> {
    return work().then(
      () => true,
      (failure: unknown) => {
        this.fail(failure);
        return false;
      },
    );
  }

  drop(id: number): void {
    this.all = this.all.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();

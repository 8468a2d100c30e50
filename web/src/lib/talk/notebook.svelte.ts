// A private notebook for one table, stored only in this browser.
import { store } from '../state/settings.svelte';

export const SUSPICIONS = ['none', 'trust', 'doubt', 'evil'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
type Page = { marks: Suspicion[]; text: string };

export class Notebook {
  page = $state<Page>({ marks: [], text: '' });
  private readonly key: string;
  private readonly known: (seat: number) => Suspicion | null;

  /** `known` is the mark of a seat that has none: what the player knows of it. */
  constructor(table: string, known: (seat: number) => Suspicion | null = () => null) {
    this.known = known;
    this.key = `notes.${table}`;
    try {
      const kept = JSON.parse(store.get(this.key) ?? 'null') as Page | null;
      if (kept && Array.isArray(kept.marks)) this.page = { marks: kept.marks, text: String(kept.text ?? '') };
    } catch {
      // An unreadable page counts as empty.
    }
  }

  mark(seat: number): Suspicion {
    return SUSPICIONS.find((each) => each === this.page.marks[seat]) ?? this.known(seat) ?? 'none';
  }

  set(seat: number, mark: Suspicion): void {
    this.page.marks[seat] = mark;
    this.keep();
  }

  write(text: string): void {
    this.page.text = text;
    this.keep();
  }

  private keep(): void {
    store.set(this.key, JSON.stringify(this.page));
  }
}

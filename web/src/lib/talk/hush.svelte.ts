// Whose words are hidden at one table, in this browser alone.
import { store } from '../state/settings.svelte';

export class Hush {
  seats = $state.raw<number[]>([]);
  private readonly key: string;

  constructor(table: string) {
    this.key = `hush.${table}`;
    this.seats = (store.get(this.key) ?? '').split(',').filter((each) => each !== '').map(Number);
  }

  turn(seat: number): void {
    this.seats = this.seats.includes(seat) ? this.seats.filter((each) => each !== seat) : [...this.seats, seat];
    store.set(this.key, this.seats.join(','));
  }
}

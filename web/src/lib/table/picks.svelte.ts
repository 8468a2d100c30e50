// The seats that the player taps in the ring to answer what is asked.
import { untrack } from 'svelte';
import { play } from '../state/attention';

export class Picks {
  /** The seats tapped so far. */
  chosen = $state.raw<number[]>([]);
  private seats = $state.raw<number[]>([]);
  private count = $state(0);

  /** Offers these seats, of which so many are to be tapped. For `$effect`: the result withdraws the offer. */
  offer(seats: number[], count: number): () => void {
    untrack(() => {
      this.seats = seats;
      this.count = count;
      if (this.chosen.length > count) {
        this.chosen = count === 1 ? this.chosen.slice(-1) : this.chosen.slice(0, count);
      }
    });
    return () => {
      this.seats = [];
      this.count = 0;
    };
  }

  /** The seats that can be tapped now. A full team offers only its members, so that one can be removed. */
  get open(): number[] {
    return this.count > 1 && this.isFull ? this.chosen : this.seats;
  }

  get isFull(): boolean {
    return this.chosen.length === this.count;
  }

  /** The seat tapped, where one is asked for. */
  get target(): number | undefined {
    return this.chosen[0];
  }

  tap(seat: number): void {
    play('tap');
    if (this.chosen.includes(seat)) this.chosen = this.chosen.filter((each) => each !== seat);
    else this.chosen = this.count === 1 ? [seat] : [...this.chosen, seat];
  }

  clear(): void {
    this.chosen = [];
  }
}

import { describe, expect, it } from 'vitest';
import { least, seating } from './seating';

const BOXES = [
  [300, 170],
  [300, 214],
  [340, 260],
  [370, 300],
  [330, 300],
  [450, 290],
  [620, 620],
  [900, 700],
] as const;

describe('the seats in the room there is', () => {
  for (const [width, height] of BOXES)
    for (let count = 1; count <= 10; count += 1)
      it(`${count} in ${width}×${height} are large enough, inside and apart`, () => {
        const made = seating(count, width, height);
        const low = least(width);
        expect(made.width).toBeGreaterThanOrEqual(low.width);
        expect(made.height).toBeGreaterThanOrEqual(low.height);
        expect(made.places).toHaveLength(count);
        for (const [index, { x, y }] of made.places.entries()) {
          expect(x - made.width / 2).toBeGreaterThanOrEqual(-0.5);
          expect(x + made.width / 2).toBeLessThanOrEqual(width + 0.5);
          expect(y - made.height / 2).toBeGreaterThanOrEqual(-0.5);
          expect(y + made.height / 2).toBeLessThanOrEqual(height + 0.5);
          for (const other of made.places.slice(index + 1))
            expect(Math.abs(other.x - x) >= made.width || Math.abs(other.y - y) >= made.height).toBe(true);
        }
      });

  it('has the own seat at the bottom and goes clockwise', () => {
    const [own, next] = seating(5, 400, 400).places;
    expect(own?.x).toBeCloseTo(200, 0);
    expect(own?.y).toBeGreaterThan(300);
    expect(next?.x).toBeLessThan(200);
  });

  it('leaves room for a text in the middle of every usual ring', () => {
    for (const [width, height] of BOXES.slice(1)) {
      const { middle } = seating(10, width, height);
      expect(middle.width).toBeGreaterThanOrEqual(100);
      expect(middle.height).toBeGreaterThanOrEqual(42);
    }
  });

  it('uses rows where a ring does not fit', () => {
    expect(seating(7, 300, 96).table).toBeNull();
    expect(seating(0, 0, 0).places).toEqual([]);
  });
});

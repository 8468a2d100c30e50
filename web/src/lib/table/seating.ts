// Where the seats lie in the room there is: as large as they can be without touching each other. Pure geometry in pixels.

export type Place = { x: number; y: number };
export type Seating = {
  /** The size of one seat; its coat of arms scales with it. */
  width: number;
  height: number;
  /** The middle of each seat, clockwise from the one at the bottom. */
  places: Place[];
  /** The room that no seat and no line of the table touches, and where its middle is: below the seats if they lie in rows. */
  middle: { width: number; height: number };
  centre: Place;
  /** The table itself; nothing where the seats lie in rows. */
  table: { width: number; height: number } | null;
};

/** A seat has at least this size, so that a thumb can hit it. Very narrow phones have a little less. */
export const least = (width: number) => ({ width: 56, height: width < 340 ? 37 : 44 });
const MOST = { width: 118, height: 84 };
/** The sizes that are tried, from the largest seats to the smallest. */
const SIZES = [1, 0.85, 0.7, 0.55, 0.4, 0.3, 0.2, 0.1, 0];
/** What is free between two seats; marks stick out a little at the top. */
const GAP = { x: 3, y: 4 };
/** How far the marks of a seat stick out at the top. */
const RIM = 5;
/** The heights for the texts below seats in rows, the best first. */
const TEXTS = [56, 44, 30];
/** The size of the clear part of the table, in which texts lie. */
export const CLEAR = 0.84;

/** What the middle should have, the best first: the seats give way to its texts. */
const MIDDLES = [
  { width: 170, height: 100 },
  { width: 130, height: 66 },
  { width: 100, height: 42 },
];

/** The seats for a box of this size. */
export function seating(count: number, width: number, height: number): Seating {
  for (const middle of MIDDLES) {
    const made = ring(count, width, height, middle);
    if (made) return made;
  }
  return rows(count, least(width), width, height);
}

/** The largest seats in a ring that leave so much in the middle. */
function ring(count: number, width: number, height: number, wanted: { width: number; height: number }): Seating | null {
  const low = least(width);
  for (const size of SIZES) {
    const seat = {
      width: Math.round(low.width + (MOST.width - low.width) * size),
      height: Math.round(low.height + (MOST.height - low.height) * size),
    };
    for (const bend of [2, 2.4, 3, 4.5]) {
      const places = round(count, seat, width, height, bend);
      if (places && areApart(places, seat)) {
        const made = { ...seat, places, ...inside(places, seat, width, height) };
        if (made.middle.width >= wanted.width && made.middle.height >= wanted.height) return made;
      }
    }
  }
  return null;
}

/** Equal steps on a curve between an ellipse and a rectangle: the higher `bend`, the nearer to the rectangle. */
function round(
  count: number,
  seat: { width: number; height: number },
  width: number,
  height: number,
  bend: number,
): Place[] | null {
  const across = (width - seat.width) / 2;
  const down = (height - seat.height - RIM) / 2;
  if (across <= 0 || down <= 0) return null;
  const at = (turn: number): Place => {
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    const curve = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / bend);
    return {
      x: width / 2 + across * curve(Math.cos(angle)),
      y: RIM + seat.height / 2 + down + down * curve(Math.sin(angle)),
    };
  };
  const STEPS = 120;
  const points = Array.from({ length: STEPS + 1 }, (_, index) => at(index / STEPS));
  const lengths = [0];
  points.slice(1).forEach((point, index) => {
    const from = points[index] ?? point;
    lengths.push((lengths[index] ?? 0) + Math.hypot(point.x - from.x, point.y - from.y));
  });
  const whole = lengths.at(-1) ?? 0;
  let step = 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (index * whole) / count;
    while (step < STEPS && (lengths[step + 1] ?? whole) <= wanted) step += 1;
    const [from, to] = [lengths[step] ?? 0, lengths[step + 1] ?? whole];
    return at((step + (to > from ? (wanted - from) / (to - from) : 0)) / STEPS);
  });
}

const isApart = (one: Place, other: Place, seat: { width: number; height: number }) =>
  Math.abs(one.x - other.x) >= seat.width + GAP.x || Math.abs(one.y - other.y) >= seat.height + GAP.y;

function areApart(places: Place[], seat: { width: number; height: number }): boolean {
  return places.every((one, index) => places.slice(index + 1).every((other) => isApart(one, other, seat)));
}

/** The table reaches under the seats; the texts in its middle touch neither them nor its lines. */
function inside(
  places: Place[],
  seat: { width: number; height: number },
  width: number,
  height: number,
): Pick<Seating, 'middle' | 'table' | 'centre'> {
  const table = { width: width - seat.width * 1.1, height: height - RIM - seat.height * 1.1 };
  const centre = { x: width / 2, y: RIM + (height - RIM) / 2 };
  // The corners of the box lie on the clear ellipse, wider than high as texts are.
  let wide = table.width * CLEAR * 0.8;
  let high = table.height * CLEAR * 0.6;
  for (const place of places) {
    const x = Math.abs(place.x - centre.x) - seat.width / 2;
    const y = Math.abs(place.y - centre.y) - seat.height / 2;
    const overlaps = x < wide / 2 && y < high / 2;
    if (!overlaps) continue;
    // Whichever cut costs less.
    if (x / wide > y / high) wide = Math.max(0, 2 * x - 4);
    else high = Math.max(0, 2 * y - 4);
  }
  return { table, centre, middle: { width: Math.floor(wide), height: Math.floor(high) } };
}

/** Where there is no room for a ring, the seats lie in rows, still clockwise from the viewer's own, with the texts below. */
function rows(count: number, low: { width: number; height: number }, width: number, height: number): Seating {
  const most = Math.max(1, Math.floor((width + GAP.x) / (low.width + GAP.x)));
  const lines = Math.max(1, Math.ceil(count / most));
  const each = Math.ceil(count / lines);
  const tall = (left: number) => Math.floor((height - RIM - left) / lines) - GAP.y;
  const text = TEXTS.find((each) => tall(each) >= low.height) ?? 0;
  const seat = {
    width: Math.min(MOST.width, Math.floor((width - (each - 1) * GAP.x) / each)),
    height: Math.min(MOST.height, Math.max(low.height, tall(text))),
  };
  const places = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / each);
    const inLine = Math.min(each, count - line * each);
    const start = (width - inLine * seat.width - (inLine - 1) * GAP.x) / 2 + seat.width / 2;
    return {
      x: start + (index - line * each) * (seat.width + GAP.x),
      y: RIM + seat.height / 2 + line * (seat.height + GAP.y),
    };
  });
  const top = RIM + lines * (seat.height + GAP.y);
  const middle = { width: Math.max(0, width - 8), height: text === 0 ? 0 : height - top };
  return { ...seat, places, middle, centre: { x: width / 2, y: top + middle.height / 2 }, table: null };
}

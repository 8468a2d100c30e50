// Written by `cargo xtask types` from the Rust types. Do not edit.

/**
 * The fewest points with which the Main quest succeeds (SC-35).
 */
export const LEAST = 11 as const;

/**
 * Too many points for any quest (SC-37, SC-38).
 */
export const TOO_MUCH = 14 as const;

/**
 * The swords of each quest (SC-4).
 */
export const SWORDS = {
  "dragon": 2,
  "excalibur": 2,
  "grail": 3,
  "picts": 1,
  "saxons": 1
} as const;

/**
 * The cards of each quest (SC-5).
 */
export const QUEST_CARDS = [
  {
    "count": 4,
    "value": "?"
  },
  {
    "count": 1,
    "value": "2"
  },
  {
    "count": 1,
    "value": "3"
  },
  {
    "count": 2,
    "value": "4"
  },
  {
    "count": 1,
    "value": "5"
  }
] as const;

/**
 * As many swords allow accusations (SC-45).
 */
export const SWORDS_TO_ACCUSE = 4 as const;

/**
 * Loyalty cards by the number of players (SC-9).
 */
export const LOYALTY_CARDS = [
  {
    "loyal": 3,
    "players": 2,
    "traitors": 1
  },
  {
    "loyal": 4,
    "players": 3,
    "traitors": 1
  },
  {
    "loyal": 5,
    "players": 4,
    "traitors": 1
  },
  {
    "loyal": 6,
    "players": 5,
    "traitors": 1
  },
  {
    "loyal": 7,
    "players": 6,
    "traitors": 1
  },
  {
    "loyal": 7,
    "players": 7,
    "traitors": 2
  }
] as const;

/**
 * Opened piles and what they are worth (SC-28 to SC-38).
 */
export const EXAMPLES = [
  {
    "cards": [
      "grail:?",
      "grail:?",
      "grail:4",
      "grail:5"
    ],
    "main": "grail",
    "placed": {
      "dragon": 0,
      "excalibur": 0,
      "grail": 3,
      "picts": 0,
      "saxons": 0
    },
    "removed": [],
    "sums": {
      "dragon": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "excalibur": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "grail": {
        "add": 0,
        "each": 2,
        "mordred": 0,
        "numbers": 9,
        "plus": 0,
        "queries": 2
      },
      "picts": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "saxons": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      }
    },
    "totals": {
      "dragon": 0,
      "excalibur": 0,
      "grail": 13,
      "picts": 0,
      "saxons": 0
    },
    "verdict": "success"
  },
  {
    "cards": [
      "dragon:?",
      "dragon:3",
      "dragon:4"
    ],
    "main": "dragon",
    "placed": {
      "dragon": 1,
      "excalibur": 0,
      "grail": 0,
      "picts": 0,
      "saxons": 0
    },
    "removed": [],
    "sums": {
      "dragon": {
        "add": 0,
        "each": 1,
        "mordred": 0,
        "numbers": 7,
        "plus": 0,
        "queries": 1
      },
      "excalibur": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "grail": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "picts": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "saxons": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      }
    },
    "totals": {
      "dragon": 8,
      "excalibur": 0,
      "grail": 0,
      "picts": 0,
      "saxons": 0
    },
    "verdict": "baseless"
  },
  {
    "cards": [
      "saxons:?",
      "saxons:?",
      "saxons:?",
      "saxons:2",
      "saxons:4"
    ],
    "main": "saxons",
    "placed": {
      "dragon": 0,
      "excalibur": 0,
      "grail": 0,
      "picts": 0,
      "saxons": 1
    },
    "removed": [],
    "sums": {
      "dragon": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "excalibur": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "grail": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "picts": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "saxons": {
        "add": 0,
        "each": 3,
        "mordred": 0,
        "numbers": 6,
        "plus": 0,
        "queries": 3
      }
    },
    "totals": {
      "dragon": 0,
      "excalibur": 0,
      "grail": 0,
      "picts": 0,
      "saxons": 15
    },
    "verdict": "failure"
  },
  {
    "cards": [
      "excalibur:3",
      "excalibur:4",
      "excalibur:4",
      "excalibur:5",
      "merlin:3"
    ],
    "main": "excalibur",
    "placed": {
      "dragon": 0,
      "excalibur": 2,
      "grail": 0,
      "picts": 0,
      "saxons": 0
    },
    "removed": [
      "excalibur:5"
    ],
    "sums": {
      "dragon": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "excalibur": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 11,
        "plus": 0,
        "queries": 0
      },
      "grail": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "picts": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "saxons": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      }
    },
    "totals": {
      "dragon": 0,
      "excalibur": 11,
      "grail": 0,
      "picts": 0,
      "saxons": 0
    },
    "verdict": "success"
  },
  {
    "cards": [
      "picts:2",
      "picts:4",
      "picts:5",
      "dragon:?",
      "dragon:?",
      "dragon:3",
      "dragon:4",
      "dragon:5"
    ],
    "main": "picts",
    "placed": {
      "dragon": 2,
      "excalibur": 0,
      "grail": 0,
      "picts": 1,
      "saxons": 0
    },
    "removed": [],
    "sums": {
      "dragon": {
        "add": 0,
        "each": 2,
        "mordred": 0,
        "numbers": 12,
        "plus": 0,
        "queries": 2
      },
      "excalibur": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "grail": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      },
      "picts": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 11,
        "plus": 0,
        "queries": 0
      },
      "saxons": {
        "add": 0,
        "each": 0,
        "mordred": 0,
        "numbers": 0,
        "plus": 0,
        "queries": 0
      }
    },
    "totals": {
      "dragon": 16,
      "excalibur": 0,
      "grail": 0,
      "picts": 11,
      "saxons": 0
    },
    "verdict": "success"
  }
] as const;

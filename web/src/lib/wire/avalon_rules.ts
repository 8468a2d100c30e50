// Written by `cargo xtask types` from the Rust types. Do not edit.

/**
 * Good, Evil, team sizes and Fails needed (AV-2, AV-37).
 */
export const TABLES = [
  {
    "evil": 2,
    "good": 3,
    "players": 5,
    "quests": [
      {
        "fails": 1,
        "size": 2
      },
      {
        "fails": 1,
        "size": 3
      },
      {
        "fails": 1,
        "size": 2
      },
      {
        "fails": 1,
        "size": 3
      },
      {
        "fails": 1,
        "size": 3
      }
    ]
  },
  {
    "evil": 2,
    "good": 4,
    "players": 6,
    "quests": [
      {
        "fails": 1,
        "size": 2
      },
      {
        "fails": 1,
        "size": 3
      },
      {
        "fails": 1,
        "size": 4
      },
      {
        "fails": 1,
        "size": 3
      },
      {
        "fails": 1,
        "size": 4
      }
    ]
  },
  {
    "evil": 3,
    "good": 4,
    "players": 7,
    "quests": [
      {
        "fails": 1,
        "size": 2
      },
      {
        "fails": 1,
        "size": 3
      },
      {
        "fails": 1,
        "size": 3
      },
      {
        "fails": 2,
        "size": 4
      },
      {
        "fails": 1,
        "size": 4
      }
    ]
  },
  {
    "evil": 3,
    "good": 5,
    "players": 8,
    "quests": [
      {
        "fails": 1,
        "size": 3
      },
      {
        "fails": 1,
        "size": 4
      },
      {
        "fails": 1,
        "size": 4
      },
      {
        "fails": 2,
        "size": 5
      },
      {
        "fails": 1,
        "size": 5
      }
    ]
  },
  {
    "evil": 3,
    "good": 6,
    "players": 9,
    "quests": [
      {
        "fails": 1,
        "size": 3
      },
      {
        "fails": 1,
        "size": 4
      },
      {
        "fails": 1,
        "size": 4
      },
      {
        "fails": 2,
        "size": 5
      },
      {
        "fails": 1,
        "size": 5
      }
    ]
  },
  {
    "evil": 4,
    "good": 6,
    "players": 10,
    "quests": [
      {
        "fails": 1,
        "size": 3
      },
      {
        "fails": 1,
        "size": 4
      },
      {
        "fails": 1,
        "size": 4
      },
      {
        "fails": 2,
        "size": 5
      },
      {
        "fails": 1,
        "size": 5
      }
    ]
  }
] as const;

/**
 * Who sees whom before the first round (AV-23), by the options that change it.
 */
export const SIGHTS = [
  {
    "lancelotVariant": "off",
    "merlinSeesOberon": true,
    "morgana": true,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "oberon"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin_or_morgana",
            "role": "merlin"
          },
          {
            "as": "merlin_or_morgana",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "morgana",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "off",
    "merlinSeesOberon": true,
    "morgana": false,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "oberon"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin",
            "role": "merlin"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "off",
    "merlinSeesOberon": false,
    "morgana": true,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin_or_morgana",
            "role": "merlin"
          },
          {
            "as": "merlin_or_morgana",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "morgana",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "off",
    "merlinSeesOberon": false,
    "morgana": false,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin",
            "role": "merlin"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v1",
    "merlinSeesOberon": true,
    "morgana": true,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "oberon"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin_or_morgana",
            "role": "merlin"
          },
          {
            "as": "merlin_or_morgana",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "morgana",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v1",
    "merlinSeesOberon": true,
    "morgana": false,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "oberon"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin",
            "role": "merlin"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v1",
    "merlinSeesOberon": false,
    "morgana": true,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin_or_morgana",
            "role": "merlin"
          },
          {
            "as": "merlin_or_morgana",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "morgana",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v1",
    "merlinSeesOberon": false,
    "morgana": false,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin",
            "role": "merlin"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v2",
    "merlinSeesOberon": true,
    "morgana": true,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "oberon"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin_or_morgana",
            "role": "merlin"
          },
          {
            "as": "merlin_or_morgana",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "morgana",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v2",
    "merlinSeesOberon": true,
    "morgana": false,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "oberon"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin",
            "role": "merlin"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v2",
    "merlinSeesOberon": false,
    "morgana": true,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin_or_morgana",
            "role": "merlin"
          },
          {
            "as": "merlin_or_morgana",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "morgana",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v2",
    "merlinSeesOberon": false,
    "morgana": false,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin",
            "role": "merlin"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v3",
    "merlinSeesOberon": true,
    "morgana": true,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "oberon"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin_or_morgana",
            "role": "merlin"
          },
          {
            "as": "merlin_or_morgana",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "good_lancelot",
        "sees": [
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "morgana",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "evil_lancelot",
        "sees": [
          {
            "as": "good_lancelot",
            "role": "good_lancelot"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v3",
    "merlinSeesOberon": true,
    "morgana": false,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "oberon"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin",
            "role": "merlin"
          }
        ]
      },
      {
        "role": "good_lancelot",
        "sees": [
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "evil_lancelot",
        "sees": [
          {
            "as": "good_lancelot",
            "role": "good_lancelot"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v3",
    "merlinSeesOberon": false,
    "morgana": true,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin_or_morgana",
            "role": "merlin"
          },
          {
            "as": "merlin_or_morgana",
            "role": "morgana"
          }
        ]
      },
      {
        "role": "good_lancelot",
        "sees": [
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "morgana"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "morgana",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "evil_lancelot",
        "sees": [
          {
            "as": "good_lancelot",
            "role": "good_lancelot"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "morgana"
          }
        ]
      }
    ]
  },
  {
    "lancelotVariant": "v3",
    "merlinSeesOberon": false,
    "morgana": false,
    "rows": [
      {
        "role": "merlin",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "percival",
        "sees": [
          {
            "as": "merlin",
            "role": "merlin"
          }
        ]
      },
      {
        "role": "good_lancelot",
        "sees": [
          {
            "as": "evil_lancelot",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "assassin",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "minion",
        "sees": [
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "mordred"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "mordred",
        "sees": [
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "evil_lancelot"
          }
        ]
      },
      {
        "role": "evil_lancelot",
        "sees": [
          {
            "as": "good_lancelot",
            "role": "good_lancelot"
          },
          {
            "as": "evil",
            "role": "assassin"
          },
          {
            "as": "evil",
            "role": "minion"
          },
          {
            "as": "evil",
            "role": "mordred"
          }
        ]
      }
    ]
  }
] as const;

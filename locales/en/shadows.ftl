### Shadows over Camelot: The Card Game.

## Options

option-expert = Knights to the rescue (expert)
option-memoryAid = Past cards may be looked up
option-promos = With Merlin 6 and Morgan 8
option-modesEndOnQuest = Whispering and counting end with a quest
option-modesBindTraitor = Whispering and counting bind an exposed Traitor too
option-whisperLoyalMayLie = Loyal knights may announce what is not true
option-merlin5BeatsMorgan7 = Merlin 5 beats Morgan 7
option-merlin5CountBefore = Merlin 5 counts before cards are removed
option-vivienExposed = Vivien and knights whose loyalty is public
option-vivienExposed-excluded = they take no part
option-vivienExposed-allowed = they take part
option-gawainLeftovers = Gawain's unplayed cards
option-gawainLeftovers-discard = are discarded face down
option-gawainLeftovers-top = go back on top

fault-shadows-players = 1 to 7 can play.
fault-shadows-players_missing = Say how many play.
fault-shadows-solo_expert = Some Knights are of no use to one player.
fault-shadows-start_player = This seat is not at the table.
fault-shadows-sword_limit = The box has 16 swords.

// Written by `cargo xtask types` from the Rust types. Do not edit.

/**
 * Every line that a night can have.
 */
export const LINES = [
  "n01",
  "n02",
  "n02-not-evil_lancelot",
  "n02-not-oberon",
  "n02-not-oberon-evil_lancelot",
  "n03",
  "n04",
  "n05",
  "n06",
  "n07",
  "n08",
  "n08-evil_lancelot",
  "n08-evil_lancelot-not-mordred",
  "n08-evil_lancelot-not-mordred-oberon",
  "n08-evil_lancelot-not-oberon",
  "n08-not-mordred",
  "n08-not-mordred-oberon",
  "n08-not-oberon",
  "n08-oberon",
  "n08-oberon-evil_lancelot",
  "n08-oberon-evil_lancelot-not-mordred",
  "n08-oberon-not-mordred",
  "n09",
  "n10",
  "n11",
  "n12",
  "n13",
  "n13-morgana",
  "n14",
  "n14-morgana",
  "n14-secret",
  "n15",
  "n16",
  "n17",
  "n18",
  "n19",
  "n20"
] as const;

/**
 * The lines after which somebody looks, and needs time for it.
 */
export const LOOKING = [
  "n02",
  "n02-not-evil_lancelot",
  "n02-not-oberon",
  "n02-not-oberon-evil_lancelot",
  "n03",
  "n04",
  "n05",
  "n09",
  "n10",
  "n14",
  "n14-morgana",
  "n14-secret",
  "n15",
  "n17"
] as const;

/**
 * The night by Lancelot variant, characters that change it, and whether Merlin sees Oberon: lines with a space between (AV-21).
 */
export const SCRIPTS = {
  "off seen ": "n01 n02 n06 n07 n20",
  "off seen merlin": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n20",
  "off seen merlin,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n20",
  "off seen merlin,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n20",
  "off seen merlin,morgana": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n20",
  "off seen merlin,morgana,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n20",
  "off seen merlin,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n20",
  "off seen merlin,morgana,oberon": "n01 n02-not-oberon n06 n07 n08-oberon n09 n10 n11 n12 n20",
  "off seen merlin,oberon": "n01 n02-not-oberon n06 n07 n08-oberon n09 n10 n11 n12 n20",
  "off seen merlin,percival": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "off seen merlin,percival,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "off seen merlin,percival,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "off seen merlin,percival,morgana": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "off seen merlin,percival,morgana,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "off seen merlin,percival,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "off seen merlin,percival,morgana,oberon": "n01 n02-not-oberon n06 n07 n08-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "off seen merlin,percival,oberon": "n01 n02-not-oberon n06 n07 n08-oberon n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "off seen mordred": "n01 n02 n06 n07 n20",
  "off seen mordred,oberon": "n01 n02-not-oberon n06 n07 n20",
  "off seen morgana": "n01 n02 n06 n07 n20",
  "off seen morgana,mordred": "n01 n02 n06 n07 n20",
  "off seen morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n20",
  "off seen morgana,oberon": "n01 n02-not-oberon n06 n07 n20",
  "off seen oberon": "n01 n02-not-oberon n06 n07 n20",
  "off seen percival": "n01 n02 n06 n07 n13 n14 n15 n16 n19 n20",
  "off seen percival,mordred": "n01 n02 n06 n07 n13 n14 n15 n16 n19 n20",
  "off seen percival,mordred,oberon": "n01 n02-not-oberon n06 n07 n13 n14 n15 n16 n19 n20",
  "off seen percival,morgana": "n01 n02 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "off seen percival,morgana,mordred": "n01 n02 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "off seen percival,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "off seen percival,morgana,oberon": "n01 n02-not-oberon n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "off seen percival,oberon": "n01 n02-not-oberon n06 n07 n13 n14 n15 n16 n19 n20",
  "off seen secret": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n13-morgana n14-secret n15 n16 n19 n20",
  "off unseen ": "n01 n02 n06 n07 n20",
  "off unseen merlin": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n20",
  "off unseen merlin,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n20",
  "off unseen merlin,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n20",
  "off unseen merlin,morgana": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n20",
  "off unseen merlin,morgana,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n20",
  "off unseen merlin,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n20",
  "off unseen merlin,morgana,oberon": "n01 n02-not-oberon n06 n07 n08-not-oberon n09 n10 n11 n12 n20",
  "off unseen merlin,oberon": "n01 n02-not-oberon n06 n07 n08-not-oberon n09 n10 n11 n12 n20",
  "off unseen merlin,percival": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "off unseen merlin,percival,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "off unseen merlin,percival,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "off unseen merlin,percival,morgana": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "off unseen merlin,percival,morgana,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "off unseen merlin,percival,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "off unseen merlin,percival,morgana,oberon": "n01 n02-not-oberon n06 n07 n08-not-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "off unseen merlin,percival,oberon": "n01 n02-not-oberon n06 n07 n08-not-oberon n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "off unseen mordred": "n01 n02 n06 n07 n20",
  "off unseen mordred,oberon": "n01 n02-not-oberon n06 n07 n20",
  "off unseen morgana": "n01 n02 n06 n07 n20",
  "off unseen morgana,mordred": "n01 n02 n06 n07 n20",
  "off unseen morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n20",
  "off unseen morgana,oberon": "n01 n02-not-oberon n06 n07 n20",
  "off unseen oberon": "n01 n02-not-oberon n06 n07 n20",
  "off unseen percival": "n01 n02 n06 n07 n13 n14 n15 n16 n19 n20",
  "off unseen percival,mordred": "n01 n02 n06 n07 n13 n14 n15 n16 n19 n20",
  "off unseen percival,mordred,oberon": "n01 n02-not-oberon n06 n07 n13 n14 n15 n16 n19 n20",
  "off unseen percival,morgana": "n01 n02 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "off unseen percival,morgana,mordred": "n01 n02 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "off unseen percival,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "off unseen percival,morgana,oberon": "n01 n02-not-oberon n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "off unseen percival,oberon": "n01 n02-not-oberon n06 n07 n13 n14 n15 n16 n19 n20",
  "off unseen secret": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n13-morgana n14-secret n15 n16 n19 n20",
  "v1 seen ": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 seen merlin": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n20",
  "v1 seen merlin,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v1 seen merlin,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v1 seen merlin,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n20",
  "v1 seen merlin,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v1 seen merlin,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v1 seen merlin,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot n09 n10 n11 n12 n20",
  "v1 seen merlin,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot n09 n10 n11 n12 n20",
  "v1 seen merlin,percival": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v1 seen merlin,percival,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v1 seen merlin,percival,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v1 seen merlin,percival,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 seen merlin,percival,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 seen merlin,percival,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 seen merlin,percival,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 seen merlin,percival,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v1 seen mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 seen mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 seen morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 seen morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 seen morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 seen morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 seen oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 seen percival": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v1 seen percival,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v1 seen percival,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v1 seen percival,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 seen percival,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 seen percival,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 seen percival,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 seen percival,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v1 seen secret": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n13-morgana n14-secret n15 n16 n19 n20",
  "v1 unseen ": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 unseen merlin": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n20",
  "v1 unseen merlin,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v1 unseen merlin,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n20",
  "v1 unseen merlin,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n20",
  "v1 unseen merlin,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v1 unseen merlin,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n20",
  "v1 unseen merlin,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-oberon n09 n10 n11 n12 n20",
  "v1 unseen merlin,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-oberon n09 n10 n11 n12 n20",
  "v1 unseen merlin,percival": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v1 unseen merlin,percival,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v1 unseen merlin,percival,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v1 unseen merlin,percival,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 unseen merlin,percival,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 unseen merlin,percival,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 unseen merlin,percival,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 unseen merlin,percival,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-oberon n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v1 unseen mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 unseen mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 unseen morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 unseen morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 unseen morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 unseen morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 unseen oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v1 unseen percival": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v1 unseen percival,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v1 unseen percival,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v1 unseen percival,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 unseen percival,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 unseen percival,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 unseen percival,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v1 unseen percival,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v1 unseen secret": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n13-morgana n14-secret n15 n16 n19 n20",
  "v2 seen ": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 seen merlin": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n20",
  "v2 seen merlin,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v2 seen merlin,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v2 seen merlin,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n20",
  "v2 seen merlin,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v2 seen merlin,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v2 seen merlin,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot n09 n10 n11 n12 n20",
  "v2 seen merlin,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot n09 n10 n11 n12 n20",
  "v2 seen merlin,percival": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v2 seen merlin,percival,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v2 seen merlin,percival,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v2 seen merlin,percival,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 seen merlin,percival,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 seen merlin,percival,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 seen merlin,percival,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 seen merlin,percival,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v2 seen mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 seen mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 seen morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 seen morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 seen morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 seen morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 seen oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 seen percival": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v2 seen percival,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v2 seen percival,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v2 seen percival,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 seen percival,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 seen percival,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 seen percival,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 seen percival,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v2 seen secret": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-oberon-evil_lancelot-not-mordred n09 n10 n11 n12 n13-morgana n14-secret n15 n16 n19 n20",
  "v2 unseen ": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 unseen merlin": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n20",
  "v2 unseen merlin,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v2 unseen merlin,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n20",
  "v2 unseen merlin,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n20",
  "v2 unseen merlin,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n20",
  "v2 unseen merlin,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n20",
  "v2 unseen merlin,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-oberon n09 n10 n11 n12 n20",
  "v2 unseen merlin,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-oberon n09 n10 n11 n12 n20",
  "v2 unseen merlin,percival": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v2 unseen merlin,percival,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v2 unseen merlin,percival,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v2 unseen merlin,percival,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 unseen merlin,percival,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 unseen merlin,percival,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 unseen merlin,percival,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 unseen merlin,percival,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-oberon n09 n10 n11 n12 n13 n14 n15 n16 n19 n20",
  "v2 unseen mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 unseen mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 unseen morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 unseen morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 unseen morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 unseen morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 unseen oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n20",
  "v2 unseen percival": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v2 unseen percival,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v2 unseen percival,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v2 unseen percival,morgana": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 unseen percival,morgana,mordred": "n01 n02-not-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 unseen percival,morgana,mordred,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 unseen percival,morgana,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13-morgana n14-morgana n15 n16 n19 n20",
  "v2 unseen percival,oberon": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n13 n14 n15 n16 n19 n20",
  "v2 unseen secret": "n01 n02-not-oberon-evil_lancelot n03 n04 n05 n06 n07 n08-evil_lancelot-not-mordred-oberon n09 n10 n11 n12 n13-morgana n14-secret n15 n16 n19 n20",
  "v3 seen ": "n01 n02 n06 n07 n17 n18 n19 n20",
  "v3 seen merlin": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 seen merlin,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 seen merlin,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 seen merlin,morgana": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 seen merlin,morgana,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 seen merlin,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 seen merlin,morgana,oberon": "n01 n02-not-oberon n06 n07 n08-oberon n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 seen merlin,oberon": "n01 n02-not-oberon n06 n07 n08-oberon n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 seen merlin,percival": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 seen merlin,percival,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 seen merlin,percival,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 seen merlin,percival,morgana": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 seen merlin,percival,morgana,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 seen merlin,percival,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 seen merlin,percival,morgana,oberon": "n01 n02-not-oberon n06 n07 n08-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 seen merlin,percival,oberon": "n01 n02-not-oberon n06 n07 n08-oberon n09 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 seen mordred": "n01 n02 n06 n07 n17 n18 n19 n20",
  "v3 seen mordred,oberon": "n01 n02-not-oberon n06 n07 n17 n18 n19 n20",
  "v3 seen morgana": "n01 n02 n06 n07 n17 n18 n19 n20",
  "v3 seen morgana,mordred": "n01 n02 n06 n07 n17 n18 n19 n20",
  "v3 seen morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n17 n18 n19 n20",
  "v3 seen morgana,oberon": "n01 n02-not-oberon n06 n07 n17 n18 n19 n20",
  "v3 seen oberon": "n01 n02-not-oberon n06 n07 n17 n18 n19 n20",
  "v3 seen percival": "n01 n02 n06 n07 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 seen percival,mordred": "n01 n02 n06 n07 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 seen percival,mordred,oberon": "n01 n02-not-oberon n06 n07 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 seen percival,morgana": "n01 n02 n06 n07 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 seen percival,morgana,mordred": "n01 n02 n06 n07 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 seen percival,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 seen percival,morgana,oberon": "n01 n02-not-oberon n06 n07 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 seen percival,oberon": "n01 n02-not-oberon n06 n07 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 seen secret": "n01 n02-not-oberon n06 n07 n08-oberon-not-mordred n09 n10 n11 n12 n13-morgana n14-secret n15 n16 n17 n18 n19 n20",
  "v3 unseen ": "n01 n02 n06 n07 n17 n18 n19 n20",
  "v3 unseen merlin": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 unseen merlin,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 unseen merlin,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 unseen merlin,morgana": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 unseen merlin,morgana,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 unseen merlin,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 unseen merlin,morgana,oberon": "n01 n02-not-oberon n06 n07 n08-not-oberon n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 unseen merlin,oberon": "n01 n02-not-oberon n06 n07 n08-not-oberon n09 n10 n11 n12 n17 n18 n19 n20",
  "v3 unseen merlin,percival": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 unseen merlin,percival,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 unseen merlin,percival,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 unseen merlin,percival,morgana": "n01 n02 n06 n07 n08 n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 unseen merlin,percival,morgana,mordred": "n01 n02 n06 n07 n08-not-mordred n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 unseen merlin,percival,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 unseen merlin,percival,morgana,oberon": "n01 n02-not-oberon n06 n07 n08-not-oberon n09 n10 n11 n12 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 unseen merlin,percival,oberon": "n01 n02-not-oberon n06 n07 n08-not-oberon n09 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 unseen mordred": "n01 n02 n06 n07 n17 n18 n19 n20",
  "v3 unseen mordred,oberon": "n01 n02-not-oberon n06 n07 n17 n18 n19 n20",
  "v3 unseen morgana": "n01 n02 n06 n07 n17 n18 n19 n20",
  "v3 unseen morgana,mordred": "n01 n02 n06 n07 n17 n18 n19 n20",
  "v3 unseen morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n17 n18 n19 n20",
  "v3 unseen morgana,oberon": "n01 n02-not-oberon n06 n07 n17 n18 n19 n20",
  "v3 unseen oberon": "n01 n02-not-oberon n06 n07 n17 n18 n19 n20",
  "v3 unseen percival": "n01 n02 n06 n07 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 unseen percival,mordred": "n01 n02 n06 n07 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 unseen percival,mordred,oberon": "n01 n02-not-oberon n06 n07 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 unseen percival,morgana": "n01 n02 n06 n07 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 unseen percival,morgana,mordred": "n01 n02 n06 n07 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 unseen percival,morgana,mordred,oberon": "n01 n02-not-oberon n06 n07 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 unseen percival,morgana,oberon": "n01 n02-not-oberon n06 n07 n13-morgana n14-morgana n15 n16 n17 n18 n19 n20",
  "v3 unseen percival,oberon": "n01 n02-not-oberon n06 n07 n13 n14 n15 n16 n17 n18 n19 n20",
  "v3 unseen secret": "n01 n02-not-oberon n06 n07 n08-not-mordred-oberon n09 n10 n11 n12 n13-morgana n14-secret n15 n16 n17 n18 n19 n20"
} as const;

/**
 * The characters of a night whose list is secret (AV-19).
 */
export const SECRET = "secret" as const;

/**
 * The characters that change the night, in the order in which a script is looked up.
 */
export const HEARD = [
  "merlin",
  "percival",
  "morgana",
  "mordred",
  "oberon"
] as const;

/**
 * Good, Evil, team sizes and Fails needed by number of players (AV-2, AV-37).
 */
export const TEAMS = {
  "5": {
    "evil": 2,
    "good": 3,
    "quests": [
      {
        "fails_needed": 1,
        "size": 2
      },
      {
        "fails_needed": 1,
        "size": 3
      },
      {
        "fails_needed": 1,
        "size": 2
      },
      {
        "fails_needed": 1,
        "size": 3
      },
      {
        "fails_needed": 1,
        "size": 3
      }
    ]
  },
  "6": {
    "evil": 2,
    "good": 4,
    "quests": [
      {
        "fails_needed": 1,
        "size": 2
      },
      {
        "fails_needed": 1,
        "size": 3
      },
      {
        "fails_needed": 1,
        "size": 4
      },
      {
        "fails_needed": 1,
        "size": 3
      },
      {
        "fails_needed": 1,
        "size": 4
      }
    ]
  },
  "7": {
    "evil": 3,
    "good": 4,
    "quests": [
      {
        "fails_needed": 1,
        "size": 2
      },
      {
        "fails_needed": 1,
        "size": 3
      },
      {
        "fails_needed": 1,
        "size": 3
      },
      {
        "fails_needed": 2,
        "size": 4
      },
      {
        "fails_needed": 1,
        "size": 4
      }
    ]
  },
  "8": {
    "evil": 3,
    "good": 5,
    "quests": [
      {
        "fails_needed": 1,
        "size": 3
      },
      {
        "fails_needed": 1,
        "size": 4
      },
      {
        "fails_needed": 1,
        "size": 4
      },
      {
        "fails_needed": 2,
        "size": 5
      },
      {
        "fails_needed": 1,
        "size": 5
      }
    ]
  },
  "9": {
    "evil": 3,
    "good": 6,
    "quests": [
      {
        "fails_needed": 1,
        "size": 3
      },
      {
        "fails_needed": 1,
        "size": 4
      },
      {
        "fails_needed": 1,
        "size": 4
      },
      {
        "fails_needed": 2,
        "size": 5
      },
      {
        "fails_needed": 1,
        "size": 5
      }
    ]
  },
  "10": {
    "evil": 4,
    "good": 6,
    "quests": [
      {
        "fails_needed": 1,
        "size": 3
      },
      {
        "fails_needed": 1,
        "size": 4
      },
      {
        "fails_needed": 1,
        "size": 4
      },
      {
        "fails_needed": 2,
        "size": 5
      },
      {
        "fails_needed": 1,
        "size": 5
      }
    ]
  }
} as const;

/**
 * Quests of one side that decide a game (AV-41, AV-43).
 */
export const QUESTS_TO_WIN = 3 as const;

/**
 * The characters to choose, from the lowest bit of a set.
 */
export const ASKED = [
  "merlin",
  "assassin",
  "percival",
  "morgana",
  "mordred",
  "oberon"
] as const;

/**
 * By edition, players and variant: for each set of characters, bit by bit of ASKED, its place in FINDINGS.
 */
export const FITS = {
  "cs": {
    "5": {
      "off": "0200e2e67277e2e00200e2e07299e2f90200e2e67299e2f90299e2f99c99fcf9",
      "v1": "0200e2e67299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v2": "0200e2e67299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v3": "0200e2e67299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9"
    },
    "6": {
      "off": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v1": "0200e2e07299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v2": "0200e2e07299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v3": "0200e2e07299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9"
    },
    "7": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v1": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v2": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v3": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9"
    },
    "8": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v1": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v2": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v3": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9"
    },
    "9": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v1": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v2": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v3": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9"
    },
    "10": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07277e2e0",
      "v1": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v2": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v3": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9"
    }
  },
  "es": {
    "5": {
      "off": "0200e2e67277e2e00200e2e07299e2f90200e2e67299e2f90299e2f99c99fcf9",
      "v1": "0200e2e67299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v2": "0200e2e67299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v3": "0200e2e67299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9"
    },
    "6": {
      "off": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v1": "0200e2e07299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v2": "0200e2e07299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v3": "0200e2e07299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9"
    },
    "7": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v1": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v2": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v3": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9"
    },
    "8": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v1": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v2": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v3": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9"
    },
    "9": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v1": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v2": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v3": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9"
    },
    "10": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07277e2e0",
      "v1": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v2": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v3": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9"
    }
  },
  "none": {
    "5": {
      "off": "123042561237425012304250128942a912304256128942a9128942a9bc89dca9",
      "v1": "12304256128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9",
      "v2": "12304256128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9",
      "v3": "12304256128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9"
    },
    "6": {
      "off": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v1": "12304250128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9",
      "v2": "12304250128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9",
      "v3": "12304250128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9"
    },
    "7": {
      "off": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v1": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v2": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v3": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9"
    },
    "8": {
      "off": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v1": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v2": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v3": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9"
    },
    "9": {
      "off": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v1": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v2": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v3": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9"
    },
    "10": {
      "off": "1230425012374250123042501237425012304250123742501230425012374250",
      "v1": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v2": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v3": "12304250123742501230425012374250123042501237425012304250128942a9"
    }
  },
  "pl": {
    "5": {
      "off": "123042561237425012304250128942a912304256128942a9128942a9bc89dca9",
      "v1": "12304256128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9",
      "v2": "12304256128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9",
      "v3": "12304256128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9"
    },
    "6": {
      "off": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v1": "12304250128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9",
      "v2": "12304250128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9",
      "v3": "12304250128942a9128942a9bc89dca9128942a9bc89dca9bc89dca9bc89dca9"
    },
    "7": {
      "off": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v1": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v2": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v3": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9"
    },
    "8": {
      "off": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v1": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v2": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v3": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9"
    },
    "9": {
      "off": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v1": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v2": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9",
      "v3": "123042501237425012304250128942a912304250128942a9128942a9bc89dca9"
    },
    "10": {
      "off": "1230425012374250123042501237425012304250123742501230425012374250",
      "v1": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v2": "12304250123742501230425012374250123042501237425012304250128942a9",
      "v3": "12304250123742501230425012374250123042501237425012304250128942a9"
    }
  },
  "uk": {
    "5": {
      "off": "0200e2e67277e2e00200e2e07299e2f90200e2e67299e2f90299e2f99c99fcf9",
      "v1": "0200e2e67299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v2": "0200e2e67299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v3": "0200e2e67299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9"
    },
    "6": {
      "off": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v1": "0200e2e07299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v2": "0200e2e07299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9",
      "v3": "0200e2e07299e2f90299e2f99c99fcf90299e2f99c99fcf99c99fcf99c99fcf9"
    },
    "7": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v1": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v2": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v3": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9"
    },
    "8": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v1": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v2": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v3": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9"
    },
    "9": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v1": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v2": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9",
      "v3": "0200e2e07277e2e00200e2e07299e2f90200e2e07299e2f90299e2f99c99fcf9"
    },
    "10": {
      "off": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07277e2e0",
      "v1": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v2": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9",
      "v3": "0200e2e07277e2e00200e2e07277e2e00200e2e07277e2e00200e2e07299e2f9"
    }
  }
} as const;

/**
 * Faults and warnings of a setup; the first has none.
 */
export const FINDINGS = [
  {
    "faults": [],
    "warnings": []
  },
  {
    "faults": [
      "assassin_missing",
      "merlin_missing"
    ],
    "warnings": []
  },
  {
    "faults": [
      "assassin_missing"
    ],
    "warnings": []
  },
  {
    "faults": [
      "merlin_missing"
    ],
    "warnings": []
  },
  {
    "faults": [
      "assassin_missing",
      "merlin_missing",
      "percival_without_merlin"
    ],
    "warnings": []
  },
  {
    "faults": [
      "merlin_missing",
      "percival_without_merlin"
    ],
    "warnings": []
  },
  {
    "faults": [],
    "warnings": [
      "percival_alone"
    ]
  },
  {
    "faults": [],
    "warnings": [
      "morgana_alone"
    ]
  },
  {
    "faults": [
      "merlin_missing",
      "too_many_evil"
    ],
    "warnings": []
  },
  {
    "faults": [
      "too_many_evil"
    ],
    "warnings": []
  },
  {
    "faults": [
      "merlin_missing",
      "percival_without_merlin",
      "too_many_evil"
    ],
    "warnings": []
  },
  {
    "faults": [
      "assassin_missing",
      "merlin_missing",
      "too_many_evil"
    ],
    "warnings": []
  },
  {
    "faults": [
      "assassin_missing",
      "too_many_evil"
    ],
    "warnings": []
  },
  {
    "faults": [
      "assassin_missing",
      "merlin_missing",
      "percival_without_merlin",
      "too_many_evil"
    ],
    "warnings": []
  },
  {
    "faults": [
      "percival_without_merlin"
    ],
    "warnings": []
  },
  {
    "faults": [
      "percival_without_merlin",
      "too_many_evil"
    ],
    "warnings": []
  }
] as const;

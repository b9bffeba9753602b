/** What drinks are served in, as far as what is chosen about them can be seen in it; by product number. */
const SERVED_IN = {
  cup: '1001 1002 1003 1009 1010 1011 1014 1015 1017 1308 1309 1701 1703 1706 1708 1801 1804 1810',
  cortado: '1008',
  demitasse: '1005 1006',
  'glass-mug': '1012 1013 1016 1307 1310 1702 1704 1707 1802 1803',
  'paper-cup': '1004 1007 1705',
  'cold-cup':
    '1102 1103 1104 1106 1108 1109 1110 1112 1114 1404 1407 1408 1410 1501 1502 1506 1507 1510 1709 1806 1807 1808',
  'tall-glass': '1101 1105 1107 1111 1113 1401 1402 1403 1405 1406 1409 1503 1504 1505 1508 1509',
  'nitro-glass': '1201 1202 1203 1204 1205',
  'dome-cup': '1601 1602 1603 1604 1605 1606 1607 1608 1609 1610 1611 1809',
} as const;

export type VesselKind = keyof typeof SERVED_IN;

const VESSEL_KINDS = Object.keys(SERVED_IN) as VesselKind[];

/** The vessel of a product; null where nothing that is chosen can be seen. */
export const vesselOf = (number: string): VesselKind | null =>
  VESSEL_KINDS.find((kind) => SERVED_IN[kind].split(' ').includes(number)) ?? null;

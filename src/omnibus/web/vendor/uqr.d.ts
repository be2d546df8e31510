// How much of uqr is used here. See README.md.
export declare function encode(
  text: string,
  options?: { ecc?: "L" | "M" | "Q" | "H"; border?: number },
): { size: number; data: boolean[][] };

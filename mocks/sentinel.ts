/** One row of the table of inputs that always fail in one way. */
export type Sentinel = { where: string; input: string; result: string };

/** The first bytes of an iPhone's photograph: enough to recognise its format by. */
export const heicBeginning = (): Buffer =>
  Buffer.concat([Buffer.from("00000024", "hex"), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(4000, 7)]);

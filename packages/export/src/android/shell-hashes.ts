/** SHA-256 of shell/classes.dex and of the sources it was built from, written by scripts/build-shell.ts. */
export const shellHashes = {
  dex: '290f78c6e013508d646dff6cc94ae332db71641a32d69277381858b13610b748',
  sources: 'ff1b56ec6c9ceddcb420b3adac9e085b4afcf6634988f7755780e1af969daba1',
}

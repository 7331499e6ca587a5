/** SHA-256 of shell/classes.dex and of the sources it was built from, written by scripts/build-shell.ts. */
export const shellHashes = {
  dex: 'cd29e74db37db711078d46eb091219195017a2c7a862736d4a597e6452ea0485',
  sources: 'ea5b3d01a2ef5b0515a08412c685e3c43f834f521504a2a2dd2e89af4c70d6ea',
}

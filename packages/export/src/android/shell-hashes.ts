/** SHA-256 of shell/classes.dex and of the sources it was built from, written by scripts/build-shell.ts. */
export const shellHashes = {
  dex: '6d52baa8130658d895d5e2f6fa2504eb12ae995949284575304db89374f5d0b1',
  sources: '099bc385c6f6954ecdfa53eb30c59e94323467a1b17ceac9d5236904a7191cfd',
}

/** Milliseconds. A database that takes longer is no use to anybody. */
const patience = 2000

/** Whether the database answers in time. */
export async function checkReadiness(pingDatabase: () => Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const answered = pingDatabase().then(
    () => true,
    () => false,
  )
  const isReady = await Promise.race([answered, late])
  clearTimeout(timer)
  return isReady
}

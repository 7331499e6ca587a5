/** What stands behind makes it something about games. */
const about =
  'night|nights|collection|library|backlog|tracker|log|club|shop|store|review|reviews|score|scores|day|days|master|design|designer|developer|studio|jam|server|finder|guide|stats|statistics|coach|plan|planner|camera|reserve|keeper|organi[sz]er|companion|assistant|results?|schedule|rental|exchange|lending|wiki'
const played = new RegExp(
  `^(?:an? |the |my |our |simple |small |little |new )*(?:[\\p{L}-]{2,14} ){0,3}?game\\b(?! (?:${about})\\b)`,
  'iu',
)
/** Games one looks on at, or plays at a table. */
const elsewhere =
  /^(?:[\p{L}-]+ ){0,4}?(?:football|basketball|hockey|baseball|soccer|rugby|handball|volleyball|board|big|wild|fair|video) games?\b/iu

/** "A racing game with garage and upgrades": it is played in the app itself. */
export const isGame = (text: string): boolean =>
  played.test(text.slice(0, 100)) && !elsewhere.test(text.slice(0, 100))

const byPlayer =
  /\b(?:the )?player (?:sees?|has|can|gets?|plays?|chooses?|clicks?|moves?|must|wins?|loses?|knows?|guesses)\b/gi
const enoughPlayed = 3

/** A brief that tells sentence by sentence what the player sees and does: nothing is looked up there, it is played. */
export const isPlayed = (text: string): boolean => (text.match(byPlayer) ?? []).length >= enoughPlayed

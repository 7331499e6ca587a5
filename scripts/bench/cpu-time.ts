import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time; of others on Linux only, zeros elsewhere. */
export interface CpuTime {
  /** This process, without what it takes to look. */
  own: number
  /** Processes this one started from the script. */
  servers: number
  /** Processes of PostgreSQL that serve the database. */
  database: number
}

/** A tick of /proc (USER_HZ, which is 100 wherever Node runs). */
const tick = 10

/** What looking has taken so far. */
let looking = 0

/** What each part has used up so far. */
export function readCpuTime(script: string, database: string): CpuTime {
  const begun = ownTime()
  const time: CpuTime = { own: begun - looking, servers: 0, database: 0 }
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  for (const pid of pids) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
      const { parent, used } = readStat(readFileSync(`/proc/${pid}/stat`, 'latin1'))
      if (parent === process.pid && command.includes(script)) time.servers += used
      else if (command.startsWith('postgres:') && command.includes(` ${database} `)) time.database += used
    } catch {
      // It has ended meanwhile.
    }
  }
  looking += ownTime() - begun
  return time
}

function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Parent, and milliseconds used; the name before them may hold anything. */
function readStat(stat: string): { parent: number; used: number } {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), used: (Number(fields[11]) + Number(fields[12])) * tick }
}

export function cpuSince(before: CpuTime, now: CpuTime): CpuTime {
  return {
    own: now.own - before.own,
    servers: now.servers - before.servers,
    database: now.database - before.database,
  }
}

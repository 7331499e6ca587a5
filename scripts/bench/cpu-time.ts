import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time; Linux only, zeros elsewhere. */
export interface CpuTime {
  /** This process. */
  own: number
  /** Processes this one started from the script. */
  servers: number
  /** Processes of PostgreSQL that serve the database. */
  database: number
}

/** A tick of /proc (USER_HZ, which is 100 wherever Node runs). */
const tick = 10

/** What each part has used up so far. */
export function readCpuTime(script: string, database: string): CpuTime {
  const { user, system } = process.cpuUsage()
  const time: CpuTime = { own: (user + system) / 1000, servers: 0, database: 0 }
  if (process.platform !== 'linux') return time
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
      const [, parent, used] = readStat(readFileSync(`/proc/${pid}/stat`, 'latin1'))
      if (parent === process.pid && command.includes(script)) time.servers += used
      else if (command.startsWith('postgres:') && command.includes(` ${database} `)) time.database += used
    } catch {
      // It has ended meanwhile.
    }
  }
  return time
}

/** State, parent, and milliseconds used; the name before them may hold anything. */
function readStat(stat: string): [state: string, parent: number, used: number] {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return [fields[0] ?? '', Number(fields[1]), (Number(fields[11]) + Number(fields[12])) * tick]
}

export function cpuSince(before: CpuTime, now: CpuTime): CpuTime {
  return {
    own: now.own - before.own,
    servers: now.servers - before.servers,
    database: now.database - before.database,
  }
}

import {
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { fairTurn } from '../fair-turns.ts'

const { messages, serialize } = protocol

/** Statements kept prepared, those used last; and texts seen once that are remembered. */
const mostPrepared = 200
const mostSeen = 2000

/** What is sent after the values. */
const execution = Buffer.concat([serialize.execute(), serialize.sync()])

/** A statement the database has parsed. */
interface Prepared {
  name: string
  /** Object ids of PostgreSQL's types. */
  parameterTypes: readonly number[]
  fields: Results['fields']
}

type Query = Transaction['query']

/**
 * Lets the embedded database keep the statements that come again, as a PostgreSQL server does for `pg`. PGlite itself
 * sends six messages one by one for each query and makes a table of parsers anew when drizzle names its own: two thirds
 * of the time of a small statement. What comes the first time, or with options other than drizzle's, goes PGlite's way.
 *
 * Values are read with the parsers of the client, so it must be made with those that drizzle would name.
 * Messages: https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export function prepareStatements(client: PGlite): void {
  const statements = createStatements(client)
  const query: Query = client.query.bind(client)
  const transaction = client.transaction.bind(client)

  client.query = async <T>(text: string, values: unknown[] = [], options?: QueryOptions) => {
    if (!statements.takes(text, options)) return query<T>(text, values, options)
    await client.waitReady
    // oxlint-disable-next-line no-underscore-dangle -- it has no other name for waiting until no transaction is open
    return client._runExclusiveTransaction(() =>
      client.runExclusive(async () => {
        const results = await statements.run<T>(text, values, options)
        await client.syncToFs()
        return results
      }),
    )
  }
  client.transaction = (work) =>
    transaction((inner) => {
      const innerQuery: Query = inner.query.bind(inner)
      inner.query = async <T>(text: string, values: unknown[] = [], options?: QueryOptions) =>
        inner.closed || !statements.takes(text, options)
          ? innerQuery<T>(text, values, options)
          : client.runExclusive(() => statements.run<T>(text, values, options))
      return work(inner)
    })
}

function createStatements(client: PGlite) {
  const seen = new Set<string>()
  const prepared = new Map<string, Prepared>()
  let count = 0

  async function prepare(text: string): Promise<Prepared> {
    count += 1
    const name = `kwiq_${count}`
    const answers = await send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const statement: Prepared = { name, parameterTypes: [], fields: [] }
    for (const answer of answers) {
      if (answer instanceof messages.ParameterDescriptionMessage)
        statement.parameterTypes = answer.dataTypeIDs
      if (answer instanceof messages.RowDescriptionMessage) {
        statement.fields = answer.fields.map(({ name: field, dataTypeID }) => ({ name: field, dataTypeID }))
      }
    }
    prepared.set(text, statement)
    const [oldest] = prepared
    if (prepared.size > mostPrepared && oldest) {
      prepared.delete(oldest[0])
      await send([serialize.close({ type: 'S', name: oldest[1].name }), serialize.sync()])
    }
    return statement
  }

  const send = (parts: Uint8Array[]) => client.execProtocolStream(Buffer.concat(parts), { syncToFs: false })

  return {
    /** Whether the query is one for `run`; asked once for each query. */
    takes(text: string, options: QueryOptions = {}): boolean {
      if (options.blob || options.paramTypes || options.serializers || options.onNotice) return false
      if (prepared.has(text) || seen.has(text)) return true
      if (seen.size >= mostSeen) seen.clear()
      seen.add(text)
      return false
    },

    /** Within the client's exclusive section. Throws the database's error. */
    async run<T>(text: string, values: unknown[], options?: QueryOptions): Promise<Results<T>> {
      // A statement runs without a break: where several large ones come at once, calls get in between.
      const turn = fairTurn()
      if (turn) await turn
      const statement = prepared.get(text) ?? (await prepare(text))
      // Set anew each time, so that the order is that of last use.
      prepared.delete(text)
      prepared.set(text, statement)
      const texts = values.map((value, index) => writeValue(client, value, statement.parameterTypes[index]))
      const answers = await send([serialize.bind({ statement: statement.name, values: texts }), execution])
      return readResults<T>(client, statement.fields, answers, options?.rowMode === 'array')
    },
  }
}

function writeValue({ serializers }: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null
  const serializer = type === undefined ? undefined : serializers[type]
  return serializer ? serializer(value) : String(value)
}

function readResults<T>(
  { parsers }: PGlite,
  fields: Results['fields'],
  answers: readonly object[],
  isArray: boolean,
): Results<T> {
  const rows: unknown[] = []
  let affectedRows = 0
  for (const answer of answers) {
    if (answer instanceof messages.DataRowMessage) {
      const values = answer.fields.map((text, index) => {
        const type = fields[index]?.dataTypeID
        const parser = text === null || type === undefined ? undefined : parsers[type]
        return parser && text !== null ? parser(text, type) : text
      })
      rows.push(
        isArray ? values : Object.fromEntries(values.map((value, index) => [fields[index]?.name, value])),
      )
    } else if (answer instanceof messages.CommandCompleteMessage) {
      // "UPDATE 3", "INSERT 0 1": only commands that change rows end so.
      const [, changed] = /^(?:INSERT|UPDATE|DELETE|MERGE|COPY) (?:\d+ )?(\d+)$/.exec(answer.text) ?? []
      affectedRows = Number(changed ?? 0)
    }
  }
  // What the rows are, the caller of a query says.
  return { rows: rows as T[], fields, affectedRows }
}

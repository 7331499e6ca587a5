export interface ServerEvent {
  event: string
  data: string
}

/**
 * Reads the text of a server-sent event stream piece by piece (the `text/event-stream` format of the HTML
 * standard). `push` gives the events completed by a piece; pieces may end anywhere, even inside a line break.
 */
export function createEventParser(): { push(piece: string): ServerEvent[] } {
  let rest = ''
  let event = ''
  let data: string[] = []

  function readLine(line: string): ServerEvent | null {
    if (line === '') {
      const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null
      event = ''
      data = []
      return complete
    }
    const [, field, value] = /^([^:]*):? ?([\s\S]*)$/.exec(line) ?? []
    if (field === 'event') event = value ?? ''
    if (field === 'data') data.push(value ?? '')
    return null
  }

  return {
    push(piece) {
      const text = rest + piece
      // A trailing carriage return may be the first half of a line break.
      const end = text.endsWith('\r') ? text.length - 1 : text.length
      const lines = text.slice(0, end).split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '') + text.slice(end)
      return lines.map(readLine).filter((found) => found !== null)
    },
  }
}

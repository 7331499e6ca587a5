interface ReadEvent {
  event: string
  data: Record<string, unknown>
}

/** The server-sent events of a whole stream, comments left out. */
export function readEvents(body: string): ReadEvent[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [first = '', second = ''] = block.split('\n')
      return { event: first.slice('event: '.length), data: JSON.parse(second.slice('data: '.length)) }
    })
}

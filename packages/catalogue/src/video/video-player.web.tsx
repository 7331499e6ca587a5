interface VideoPlayerProps {
  /** An https address. */
  address: string
  name: string
  onError: () => void
}

/** The browser's own player, filling its parent. */
export function VideoPlayer({ address, name, onError }: VideoPlayerProps) {
  return (
    // Captions belong to the file; an address alone does not bring a track of its own.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      src={address}
      aria-label={name}
      controls
      autoPlay
      playsInline
      onError={onError}
      style={{ width: '100%', height: '100%', objectFit: 'contain', display: 'block' }}
    />
  )
}

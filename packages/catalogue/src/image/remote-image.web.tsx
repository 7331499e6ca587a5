interface RemoteImageProps {
  /** An https address. */
  address: string
  name: string
  width: number
  height: number
  onError: () => void
}

/** A picture from the web. The site it comes from is not told which app shows it. */
export function RemoteImage({ address, name, width, height, onError }: RemoteImageProps) {
  return (
    <img
      src={address}
      alt={name}
      width={width}
      height={height}
      referrerPolicy="no-referrer"
      loading="lazy"
      draggable={false}
      onError={onError}
      style={{ display: 'block', width, height, objectFit: 'cover' }}
    />
  )
}

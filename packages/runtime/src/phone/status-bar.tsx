/** Time, signal and battery over the top, and the home indicator over the foot, as a phone draws them. */
export function StatusBar({ color, homeColor }: { color: string; homeColor: string }) {
  return (
    <div aria-hidden style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          boxSizing: 'border-box',
          height: 44,
          padding: '6px 28px 0',
          color,
          font: '600 15px/1.3 Inter, sans-serif',
        }}
      >
        <span>9:41</span>
        <svg width="62" height="14" viewBox="0 0 62 14" fill="currentColor">
          <rect x="0" y="8" width="3" height="5" rx="1" />
          <rect x="5" y="5.5" width="3" height="7.5" rx="1" />
          <rect x="10" y="3" width="3" height="10" rx="1" />
          <path d="M26 12.5l-2.5-3a4 4 0 015 0zM21.500 7a7 7 0 019 0l-1.200 1.500a5 5 0 00-6.600 0zM19.500 4.500a10 10 0 0113 0l-1.200 1.500a8 8 0 00-10.600 0z" />
          <rect
            x="37.5"
            y="2.5"
            width="21"
            height="10"
            rx="3"
            fill="none"
            stroke="currentColor"
            opacity=".6"
          />
          <rect x="39" y="4" width="16" height="7" rx="1.6" />
        </svg>
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: 8,
          left: '50%',
          marginLeft: -67.5,
          width: 135,
          height: 5,
          borderRadius: 3,
          background: homeColor,
          opacity: 0.85,
        }}
      />
    </div>
  )
}

/** Kwiq's mark. Decorative: the name stands beside it. `size` is its edge in px. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg className="i" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6.5" fill="var(--accent-solid)" />
      <rect x="6" y="5" width="4.4" height="14" rx="1.6" fill="var(--on-accent)" />
      <path
        d="M17.6 6.4 12.8 12l4.8 5.6"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

import { Avatar } from "~/components/ui/picture/avatar";
import { TextLink } from "~/components/ui/link";
import { safeHref } from "~/lib/address/safe-href";

import type { Person } from "./episode";

const roles: Record<Person["role"], string> = {
  host: "Host",
  "co-host": "Co-host",
  guest: "Guest",
  producer: "Producer",
  editor: "Editor",
};

/** Guests first, then the makers. */
export function People({ people }: { people: readonly Person[] }) {
  const guests = people.filter(({ role }) => role === "guest");
  const others = people.filter(({ role }) => role !== "guest");
  return (
    <>
      {guests.length > 0 ? (
        <section aria-labelledby="guests">
          <h2 id="guests" className="mb-2.5 text-20">
            {guests.length === 1 ? "The guest" : "The guests"}
          </h2>
          <ul className="grid gap-5">
            {guests.map((person) => (
              <li key={person.name}>
                <div className="flex items-center gap-3.5">
                  <Avatar name={person.name} src={person.picture?.url} size={56} />
                  <p>
                    <Named person={person} className="font-serif text-17 font-semibold" />
                    {person.title ? (
                      <span className="block text-13 text-muted">{person.title}</span>
                    ) : null}
                  </p>
                </div>
                {person.bio ? (
                  <p dir="auto" className="mt-2.5 text-ink-2">
                    {person.bio}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="made-by">
          <h2 id="made-by" className="mb-2 text-20">
            Credits
          </h2>
          <ul className="grid gap-1">
            {others.map((person) => (
              <li key={`${person.role} ${person.name}`} className="flex justify-between gap-4">
                <Named person={person} />
                <span className="text-muted">{roles[person.role]}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Named({ person, className }: { person: Person; className?: string }) {
  const href = safeHref(person.href ?? undefined);
  return (
    <span className={className}>
      {href ? <TextLink href={href}>{person.name}</TextLink> : person.name}
    </span>
  );
}

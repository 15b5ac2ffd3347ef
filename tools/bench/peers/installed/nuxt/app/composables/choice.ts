interface Choice {
  units: 'metric' | 'imperial';
  compared: string[];
}

const storageKey = 'choice';

/** What the visitor has chosen; nothing on the server and at hydration. */
export const useChoice = () => useState<Choice>('choice', () => ({ units: 'metric', compared: [] }));

/** Takes what the browser has kept, once the page is hydrated, and keeps each change. */
export function keepChoice(): void {
  const choice = useChoice();
  onMounted(() => {
    try {
      Object.assign(choice.value, JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
    } catch {
      // Something else wrote it: the visitor chooses anew.
    }
    watch(choice, (value) => localStorage.setItem(storageKey, JSON.stringify(value)), { deep: true });
  });
}
